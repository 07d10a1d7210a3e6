export const kinds = ["situation", "service", "case-study", "question", "claim", "page"] as const;
export type DocumentKind = (typeof kinds)[number];

/** An entry of the search index: a page or a section of one. */
export interface SearchDocument {
  kind: DocumentKind;
  title: string;
  /** With a hash for a section of a page. */
  path: string;
  /** A sentence shown below the title. */
  text: string;
  /** Other names that people may search for (`search` in content/). */
  aliases: string;
  /** Other words of its text, each once and without those of title and text. */
  more: string;
  /** Of a page in the first language, which its title says; the search knows its title and its text alone. */
  hreflang?: string;
}
