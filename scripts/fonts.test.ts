import { expect, it } from "vitest";
import { importsOf } from "../app/import-graph.test-helper";
import { projectFile } from "./cached";
import { fontInputs } from "./fonts";

it("cuts the fonts anew when any file of the site that says how they are cut has changed", () => {
  const imported = importsOf("scripts/fonts.ts").map(({ to }) => to);
  const ofTheSite = imported.filter((file) => file.startsWith("app/"));
  expect(ofTheSite).not.toEqual([]);
  expect(fontInputs).toEqual(expect.arrayContaining(ofTheSite.map(projectFile)));
});
