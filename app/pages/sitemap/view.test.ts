import { expect, it } from "vitest";
import { canonicalPages } from "../../site";
import { sitemapView } from "./view";

const { company, services, others, cascade } = sitemapView();
const sections = [company, ...services, ...others];
const machines = sections.at(-1);

it("lists every page of the site once", () => {
  const listed = sections.filter((part) => part !== machines).flatMap(({ entries }) => entries);
  expect(listed.map(({ href }) => href).sort()).toEqual([...canonicalPages].sort());
  expect(cascade.total).toBe(canonicalPages.length);
});

it("says what is behind each line, and nothing twice", () => {
  const texts = sections.flatMap(({ entries }) => entries.map(({ text }) => text));
  expect(new Set(texts).size).toBe(texts.length);
});

it("lets each bar begin where the one before it ends", () => {
  for (const [index, { x }] of cascade.rows.entries())
    expect(x).toBe(cascade.rows[index - 1]?.end ?? "0%");
  expect(cascade.rows.at(-1)?.end).toBe("100%");
  expect(cascade.rows.filter(({ isKey }) => isKey)).toHaveLength(1);
});
