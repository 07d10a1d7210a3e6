import { expect, it } from "vitest";
import { shelves } from "../app/content/schema/shelves.ts";
import { formOf, nameOf } from "./relation.ts";

const [shelf = "", [file = ""] = []] = Object.entries(shelves)[0] ?? [];

it.each([
  ["services/one.yaml", {}, "services/entries/one"],
  ["services/one.yaml", { template: "solution" }, "solutions/entries/one"],
  ["case-studies/one.yaml", {}, "case-studies/entries/one"],
  ["legal/imprint.md", {}, "legal/entries/imprint"],
  [file, {}, `${nameOf(shelf)}/entries/${nameOf(file)}`],
])("leads to the form of %s", (name, data, form) => {
  expect(formOf(name, data)).toBe(`/edit#/collections/${form}`);
});
