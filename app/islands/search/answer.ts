import type { SearchWords } from "../../lib/island-data";
import { type SearchIndex, search } from "../../search/search";
import { filled } from "../../text/filled";
import { type Plural, pluralOf } from "../../text/quantities";
import type { ChoiceGroup } from "./choices";
import { nothingFoundGroups } from "./nothing-found";
import { quoted } from "./quoted";
import { resultGroups } from "./result-groups";
import { suggestions, type WhereAsked } from "./suggestions";

export interface Answer {
  groups: readonly ChoiceGroup[];
  /** Shown above the groups when they are suggestions instead of results. */
  note: string;
  /** Number of results, for screen readers. */
  announcement: string;
}

function countOf(groups: readonly ChoiceGroup[], forms: Plural, language: string): string {
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  return filled(pluralOf(count, forms, language), { count });
}

/** What the dialog shows for a query. */
export function answerTo(
  query: string,
  index: SearchIndex,
  words: SearchWords,
  place: WhereAsked,
): Answer {
  if (!/[\p{L}\p{N}]/u.test(query))
    return { groups: suggestions(place, index.documents, words), note: "", announcement: "" };
  const found = resultGroups(search(index, query), words);
  if (found.length)
    return { groups: found, note: "", announcement: countOf(found, words.count, words.language) };
  const groups = nothingFoundGroups(query, index.documents, words);
  const note = filled(words.nothingFound, { query: quoted(query, words) });
  const suggested = countOf(groups, words.suggestionCount, words.language);
  return { groups, note, announcement: `${note} ${suggested}` };
}
