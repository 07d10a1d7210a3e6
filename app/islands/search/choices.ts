import type { SearchDocument } from "../../search/document";
import type { SearchResult } from "../../search/search";

/** An option in the list: a page, a section of a page, or an email. */
export interface Choice {
  href: string;
  title: string;
  text: string;
  hreflang?: string | undefined;
  /** Words of title and text that match the query. */
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
  hreflang,
  ...rest
}: SearchDocument | SearchResult): Choice => ({
  href: path,
  title,
  text,
  hreflang,
  matched: "matched" in rest ? rest.matched : [],
});

/** Drops empty groups, and lists each page only in its first group. */
export function withoutRepeats(groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  const seen = new Set<string>();
  return groups
    .map(({ label, choices }) => ({
      label,
      choices: choices.filter(({ href }) => !seen.has(href) && seen.add(href)),
    }))
    .filter(({ choices }) => choices.length);
}
