import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { expectNone } from "../content/expect-none.test-helper";
import { loader } from "../files/search-index";
import { canonicalPages, standalonePages } from "../lib/pages";
import { kinds } from "./document";
import { searchDocuments } from "./documents";

const documents = searchDocuments();
const paths = documents.map(({ path }) => path);

/** Bytes; 25,000 are allowed, and content grows. */
const budget = 20_000;

it("are served as they are, in a file that stays small", async () => {
  const text = await loader().text();
  expect(JSON.parse(text).documents).toEqual(documents);
  expect(brotliCompressSync(text).length).toBeLessThan(budget);
});

it("hold every page and every kind, each path once", () => {
  expect(paths).toEqual(expect.arrayContaining([...canonicalPages]));
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

it("have a title and a sentence each", () => {
  expectNone(
    documents
      .filter(({ title, text }) => !title.trim() || text.length < 15)
      .map(({ path }) => `${path} has nothing to show in a list of results.`),
  );
});

it("are what every entry of the other words leads to", () => {
  expectNone(
    standalonePages
      .flatMap(({ searchWords }) => [...searchWords.keys()])
      .filter((path) => !paths.includes(path))
      .map((path) => `content/pages: search has words for "${path}", where nothing is found.`),
  );
});
