import { expect, it } from "vitest";
import { content } from "../content/content";
import { pagesOf } from "../lib/pages-of";
import { fc } from "../lib/property.test-helper";
import { searchDocuments } from "./documents";
import { nearestPages } from "./nearest-pages";
import { openIndex } from "./search";

/** Those of the first language. */
const canonicalPages = pagesOf(content).map(({ path }) => path);

const pages = openIndex(searchDocuments(content));
const nearest = (path: string) => nearestPages(path, pages).map((page) => page.path);

it.each(["/no/such/page", "/", "/404", "/wp-login.php", "/%E0%A4%A", "/xyzzy", "/ä/ö"])(
  "leads from %s nowhere",
  (asked) => expect(nearest(asked)).toEqual([]),
);

it("gives none that answers far less than the best", () => {
  const { path } = content.pages.at(-1) ?? { path: "" };
  expect(nearest(path)).toEqual([path]);
  expect(nearestPages(path, openIndex([]))).toEqual([]);
});

it("finds a page first by its path with one slip of the pen", () => {
  const named = fc.constantFrom(...canonicalPages.filter((path) => path !== "/"));
  const slips = (path: string, at: number) => [
    path.slice(0, at) + path.slice(at + 1),
    `${path.slice(0, at)}x${path.slice(at)}`,
    `${path.slice(0, at)}x${path.slice(at + 1)}`,
  ];
  fc.assert(
    fc.property(named, fc.nat(60), (path, place) => {
      for (const slip of slips(path, 1 + (place % (path.length - 1))))
        expect(nearest(slip)[0]).toBe(path);
    }),
    { numRuns: 30 },
  );
});

it("gives a few different pages of the list, whatever was asked", () => {
  const words = canonicalPages.flatMap((path) => path.split(/[/-]/));
  const part = fc.oneof(fc.constantFrom(...words), fc.string({ unit: "binary" }), fc.webSegment());
  const known = pages.documents.map(({ path }) => path);
  fc.assert(
    fc.property(fc.array(part), fc.constantFrom("/", "-", "%", ""), (parts, between) => {
      const found = nearest(`/${parts.join(between)}`);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found).size).toBe(found.length);
      expect(known).toEqual(expect.arrayContaining(found));
    }),
    { numRuns: 60 },
  );
});
