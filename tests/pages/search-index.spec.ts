import type { SearchDocument } from "../../app/search/document.ts";
import { fileOf, read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";

const documents: SearchDocument[] = JSON.parse(read("search.json"));

test("everything that can be found is there, its place on the page too", () => {
  const lost = documents
    .map(({ path }) => path)
    .filter((path) => {
      const [page = "", id] = path.split("#");
      const html = read(fileOf(page));
      return id && !html.includes(`id="${id}"`);
    });
  expect(documents.length).toBeGreaterThan(80);
  expect(lost, "Give the place this id, or take it out of app/search").toEqual([]);
});
