import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { content } from "../content/content";
import { expectNone } from "../content/expect-none.test-helper";
import { standalonePagesOf } from "../lib/pages-of";
import { canonicalPages } from "../site";
import { kinds } from "./document";
import { searchDocuments } from "./documents";

const documents = searchDocuments(content);
const paths = documents.map(({ path }) => path);

/** Bytes; 25,000 are allowed, and content grows. */
const budget = 20_000;

it("stay small", () => {
  expect(brotliCompressSync(JSON.stringify(documents)).length).toBeLessThan(budget);
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
    standalonePagesOf(content)
      .flatMap(({ searchWords }) => [...searchWords.keys()])
      .filter((path) => !paths.includes(path))
      .map((path) => `content/pages: search has words for "${path}", where nothing is found.`),
  );
});
