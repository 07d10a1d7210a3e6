import { expect, it } from "vitest";
import type { SearchDocument } from "../../search/document";
import { openIndex } from "../../search/search";
import { searchLinks } from "./search-links";

/** A page of another firm, with nothing but its title to be found by. */
const page = (title: string, path: string): SearchDocument => ({
  kind: "page",
  title,
  path,
  text: "",
  aliases: "",
  more: "",
});

const find = searchLinks(
  openIndex([
    page("Hired hands and their history", "/hire"),
    page("Audits of jobs and jobless claims", "/jobs"),
    page("AI in the kitchen", "/ai"),
    page("Aim and air", "/aim"),
  ]),
  "{title}",
);

it.each([
  ["hi", []],
  ["AI", ["/ai"]],
  ["kitchen ai", ["/ai"]],
  ["job", ["/jobs"]],
  ["aud", []],
  ["hire", ["/hire"]],
  ["histor", ["/hire"]],
])("finds a short word only as a whole one: “%s”", (text, paths) => {
  expect(find(text).near.map(({ href }) => href)).toEqual(paths);
});
