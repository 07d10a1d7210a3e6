import { expect, it } from "vitest";
import type { CaseStudy } from "../../content/types";
import { neighborsOf } from "./neighbors-of";

const neighbors = (current: string, ...slugs: string[]) =>
  neighborsOf(
    current,
    slugs.map((slug) => ({ slug }) as CaseStudy),
  ).map(({ slug, isNext }) => `${isNext ? "next" : "previous"} ${slug}`);

it.each([
  ["both", neighbors("b", "a", "b", "c"), ["previous a", "next c"]],
  ["the last one before the first", neighbors("a", "a", "b", "c"), ["previous c", "next b"]],
  ["one of two once", neighbors("a", "a", "b"), ["next b"]],
  ["none beside a single one", neighbors("a", "a"), []],
])("shows %s", (_, shown, expected) => {
  expect(shown).toEqual(expected);
});
