import { expect, it } from "vitest";
import { content } from "../content/content";
import { fc } from "../lib/property.test-helper";
import { searchDocuments } from "./documents";
import { openIndex, search } from "./search";

const index = openIndex(searchDocuments(content));

it.each(["", " ", "?!", "—", "\u0000", "👋"])("finds nothing for “%s”", (query) => {
  expect(search(index, query)).toEqual([]);
});

it("says what kind of thing it has found, and which words, as they stand there", () => {
  for (const { kind, title, path } of index.documents.filter((one) => one.kind === "service")) {
    const [first] = search(index, title);
    expect(first).toMatchObject({ kind, title, path, share: 1 });
    expect(title, `${first?.matched}`).toContain(first?.matched[0]);
  }
});

it("takes whatever is typed or pasted, and gives each document once, the nearest first", () => {
  const known = new Set(index.documents.map(({ path }) => path));
  const word = fc.constantFrom(
    ...index.documents.map(({ title }) => title),
    "M&A",
    "e-mail",
    "constructor",
    "__proto__",
    "toString",
  );
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
