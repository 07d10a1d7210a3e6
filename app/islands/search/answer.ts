import { type SearchIndex, search } from "../../search/search";
import type { ChoiceGroup } from "./choices";
import { nothingFoundGroups } from "./nothing-found";
import { resultGroups } from "./result-groups";
import { type Place, suggestions } from "./suggestions";
import { counted, nothingFound, suggested } from "./texts";

export interface Answer {
  groups: readonly ChoiceGroup[];
  /** Shown above the groups when they are suggestions instead of results. */
  note: string;
  /** Number of results, for screen readers. */
  announcement: string;
}

const countOf = (groups: readonly ChoiceGroup[]) =>
  groups.reduce((sum, { choices }) => sum + choices.length, 0);

/** What the dialog shows for a query. */
export function answerTo(query: string, index: SearchIndex, place: Place): Answer {
  if (!query.trim())
    return { groups: suggestions(place, index.documents), note: "", announcement: "" };
  const found = resultGroups(search(index, query));
  if (found.length) return { groups: found, note: "", announcement: counted(countOf(found)) };
  const groups = nothingFoundGroups(query, index.documents);
  const note = nothingFound(query);
  return { groups, note, announcement: `${note} ${suggested(countOf(groups))}` };
}
