import type { SearchWords } from "../../lib/island-data";
import type { SearchResult } from "../../search/search";
import { asChoice, type ChoiceGroup } from "./choices";

/** Limits each kind so that the next kind stays in view. */
const mostOfKind = 4;

/** Results below this share of the best score merely have a word in common with the query. */
const leastOfBest = 0.1;

/** Results grouped by kind, best first within and across groups; a situation is followed by services. */
export function resultGroups(
  results: readonly SearchResult[],
  { kinds }: Pick<SearchWords, "kinds">,
): ChoiceGroup[] {
  const best = results[0]?.score ?? 0;
  const near = results.filter(({ score }) => score >= best * leastOfBest);
  const byKind = Map.groupBy(near, ({ kind }) => kind);
  const order = [...byKind.keys()].flatMap((kind) =>
    kind === "situation" ? ([kind, "service"] as const) : [kind],
  );
  return [...new Set(order)].flatMap((kind) => {
    const choices = byKind.get(kind)?.slice(0, mostOfKind).map(asChoice);
    return choices ? [{ label: kinds[kind], choices }] : [];
  });
}
