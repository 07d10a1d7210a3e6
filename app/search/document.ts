export const kinds = ["service", "case-study", "question", "claim", "page"] as const;
export type Kind = (typeof kinds)[number];

/** What can be found: a page, or a place on one. */
export interface SearchDocument {
  kind: Kind;
  title: string;
  /** With a hash where it is a place on a page. */
  path: string;
  /** A sentence about it, to show below the title. */
  text: string;
  /** What people call it who do not know our name for it (app/content/search-words.ts). */
  aliases: string;
  /** What else it says: each word once, those above left out. */
  more: string;
}
