import { describe, expect, it } from "vitest";
import { content } from "../content/content";
import { fc } from "../lib/property.test-helper";
import { kinds } from "./document";
import { searchDocuments } from "./documents";
import { openIndex, search } from "./search";

const index = openIndex(searchDocuments(content));
const paths = (query: string) => search(index, query).map(({ path }) => path);

describe("finds first", () => {
  it.each([
    ["a word half typed", "sharepo", "/services/sharepoint-implementation"],
    ["one letter of many", "retrieval-augmented g", "/services/retrieval-augmented-generation"],
    ["a letter too few", "aerospce", "/case-study/aerospace-manufacturing-transformation"],
    ["two letters swapped", "mutli agent", "/services/multi-agent-systems"],
    ["capitals", "SHAREPOINT", "/services/sharepoint-implementation"],
    ["accents", "Ärchitécture", "/services/enterprise-architecture"],
    ["British spelling", "data centre", "/services/data-center-transformation"],
    ["a hyphen", "multi-agent", "/services/multi-agent-systems"],
    ["no hyphen", "multi agent", "/services/multi-agent-systems"],
    ["neither hyphen nor space", "multiagent", "/services/multi-agent-systems"],
    ["a space too many", "share point", "/services/sharepoint-implementation"],
    ["e-mail", "e-mail", "/contact"],
    ["email", "email", "/contact"],
    ["initials", "M & A", "/services/ma-integration-excellence"],
    [
      "another form of the word",
      "integrating two companies that merged",
      "/services/ma-integration-excellence",
    ],
    ["nothing but stop words", "about", "/about"],
    ["a name inside the page", "InfoPath", "/services/sharepoint-implementation"],
  ])("%s: “%s”", (_, query, path) => expect(paths(query)[0]).toBe(path));
});

it.each(["", " ", "?!", "—", "\u0000", "👋"])("finds nothing for “%s”", (query) => {
  expect(search(index, query)).toEqual([]);
});

it("says what kind of thing it has found, and which words, as they stand there", () => {
  expect(search(index, "hospital programmes")[0]).toMatchObject({
    kind: "service",
    title: "Healthcare & Life Sciences",
    path: "/services/healthcare-life-sciences",
    matched: ["Programs", "hospitals"],
    share: 1,
  });
  const found = search(index, "project programs");
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

it("looks into the named fields alone", () => {
  expect(search(index, "InfoPath", { within: ["title", "aliases"] })).toEqual([]);
});

it("takes whatever is typed or pasted, and gives each document once, the nearest first", () => {
  const known = new Set(index.documents.map(({ path }) => path));
  const word = fc.constantFrom("cloud", "M&A", "e-mail", "constructor", "__proto__", "toString");
  const part = fc.oneof(word, fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));
  const query = fc.oneof(
    fc.array(part, { maxLength: 40 }).map((parts) => parts.join(" ")),
    fc.string({ unit: "binary", minLength: 1000, maxLength: 5000 }),
  );
  const isFine = fc.property(query, (text) => {
    const found = search(index, text);
    const scores = found.map(({ score }) => score);
    expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
    expect(found.every(({ path }) => known.has(path))).toBe(true);
    expect(found.every(({ share }) => share > 0 && share <= 1)).toBe(true);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
  fc.assert(isFine, { numRuns: 100 });
});
