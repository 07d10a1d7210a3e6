import type { SearchResult } from "../../search/search";
import { asChoice, type ChoiceGroup } from "./choices";
import { kindLabels } from "./texts";

/** More of a kind would push the next one out of sight. */
const mostOfKind = 4;

/** What is this far behind the best has a word in common with the query, and no more. */
const leastOfBest = 0.1;

/** Results by kind: the kind of the best one first, in each the nearest first. */
export function resultGroups(results: readonly SearchResult[]): ChoiceGroup[] {
  const best = results[0]?.score ?? 0;
  const near = results.filter(({ score }) => score >= best * leastOfBest);
  return [...Map.groupBy(near, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    label: kindLabels[kind],
    choices: ofKind.slice(0, mostOfKind).map(asChoice),
  }));
}
