import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { bandsOfKind } from "../bands/band-words.test-helper";
import { content } from "../content/content";
import { expectNone } from "../content/expect-none.test-helper";
import { pagesOf } from "../lib/pages-of";
import { questionPath } from "../lib/paths";
import { kinds } from "./document";
import { beginningOf, searchDocuments } from "./documents";

/** Those of the first language. */
const canonicalPages = pagesOf(content).map(({ path }) => path);

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
  const has = {
    situation: content.situations.length,
    service: content.services.length,
    "case-study": content.caseStudies.length,
    question: content.faq.filter(({ question }) => questionPath(content, question)).length,
    claim: content.claims.length && bandsOfKind("claims-ledger").length,
    page: content.pages.length,
  };
  const due = kinds.filter((kind) => has[kind]);
  expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(due));
});

it("have a title and a sentence each", () => {
  expectNone(
    documents
      .filter(({ title, text }) => !title.trim() || text.length < 15)
      .map(({ path }) => `${path} has nothing to show in a list of results.`),
  );
});

it.each([
  ["We do, on every shift. It costs nothing.", "We do, on every shift."],
  [
    "Yes. A day without its night is half a day. So we stay.",
    "Yes. A day without its night is half a day.",
  ],
  ["About €1.5 million a year. Or less.", "About €1.5 million a year."],
  ["Ask us", "Ask us"],
])("show of the answer %j %j", (answer, shown) => {
  expect(beginningOf(answer)).toBe(shown);
});
