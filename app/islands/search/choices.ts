import type { SearchDocument } from "../../search/document";
import type { SearchResult } from "../../search/search";

/** Something that can be chosen: a page, a place on one, or a letter to write. */
export interface Choice {
  href: string;
  title: string;
  text: string;
  /** Words of title and text that answer the query. */
  matched: readonly string[];
}

export interface ChoiceGroup {
  label: string;
  choices: readonly Choice[];
}

export const asChoice = ({
  path,
  title,
  text,
  ...rest
}: SearchDocument | SearchResult): Choice => ({
  href: path,
  title,
  text,
  matched: "matched" in rest ? rest.matched : [],
});

/** Groups that have something, each page in the first of them alone. */
export function withoutRepeats(groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  const seen = new Set<string>();
  return groups
    .map(({ label, choices }) => ({
      label,
      choices: choices.filter(({ href }) => !seen.has(href) && seen.add(href)),
    }))
    .filter(({ choices }) => choices.length);
}
