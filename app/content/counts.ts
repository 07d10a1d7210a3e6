import { numberInWords } from "../text/quantities.ts";
import { upperFirst } from "../text/upper-first.ts";
import { outcomeOf } from "./case-facts.ts";
import type { Source } from "./read-sources.ts";
import { namesIn } from "./rules/references.ts";

/** How many there are of what the site lists, by the name that a placeholder has for it. */
export function countsIn(
  sources: readonly Pick<Source, "name" | "value">[],
): Record<string, number> {
  const { pages: _, ...names } = namesIn(sources);
  const rowsOf = (value: unknown, list: string) => {
    const rows = (value as Record<string, unknown> | undefined)?.[list];
    return Array.isArray(rows) ? rows : [];
  };
  const bands = sources
    .filter(({ name }) => name.startsWith("pages/"))
    .flatMap(({ value }) => rowsOf(value, "bands"));
  const lists = {
    ...names,
    questions: rowsOf(sources.find(({ name }) => name === "faq.yaml")?.value, "questions"),
    // The page that tells of the firm may not be the only one that shows some of them.
    offices: bands
      .map((band) => rowsOf(band, "hubs"))
      .reduce((most, hubs) => (hubs.length > most.length ? hubs : most), []),
  };
  const outcomes = sources
    .filter(({ name }) => name.startsWith("case-studies/"))
    .map(({ value }) => outcomeOf(value));
  return {
    ...Object.fromEntries(Object.entries(lists).map(([name, all]) => [name, all.length])),
    "late-programs": outcomes.filter(({ isLate }) => isLate).length,
    "kept-dates": outcomes.filter(({ keptDate }) => keptDate).length,
  };
}

/** {count.services} is "eight", or "37" where the language has no word; {Count.services} begins a sentence. */
export function countsInWords(counts: Record<string, number>, numbers?: readonly string[]) {
  const count = Object.fromEntries(
    Object.entries(counts).map(([name, all]) => [name, numberInWords(all, numbers)]),
  );
  const Count = Object.fromEntries(
    Object.entries(count).map(([name, word]) => [name, upperFirst(word)]),
  );
  return { count, Count };
}
