import { expect, it } from "vitest";
import { content } from "../content/content";
import { pagesOf } from "../lib/pages-of";
import { drawnSections } from "./directory-chart/drawn-sections";
import { siteSections } from "./site-sections";

/** Those of the first language. */
const canonicalPages = pagesOf(content).map(({ path }) => path);

const { services, ...others } = siteSections(content);
const sections = [...services, ...Object.values(others)];
const entries = sections.flatMap((section) => section.entries);

it("lists every page of the site once", () => {
  expect(entries.map(({ href }) => href).sort()).toEqual([...canonicalPages].sort());
});

it("says what is behind each line, and nothing twice", () => {
  const texts = entries.map(({ text }) => text);
  expect(texts).not.toContain("");
  expect(new Set(texts).size).toBe(texts.length);
});

it("lets each bar begin where the one before it ends", () => {
  const { rows, total } = drawnSections(sections);
  expect(total).toBe(canonicalPages.length);
  for (const [index, { x }] of rows.entries()) expect(x).toBe(rows[index - 1]?.end ?? "0%");
  expect(rows.at(-1)?.end).toBe("100%");
});
