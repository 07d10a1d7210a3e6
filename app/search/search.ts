import MiniSearch from "minisearch";
import type { DocumentKind, SearchDocument } from "./document";
import { matchedWords } from "./marks";
import { foundShare, queryOf, queryWords } from "./query";
import { wordsOf } from "./words";

export interface SearchResult
  extends Pick<SearchDocument, "kind" | "title" | "path" | "text" | "hreflang"> {
  /** Words of title and text that match the query, as written there; for `markedParts`. */
  matched: readonly string[];
  /** From 0 to 1: the share of the query's words that it has. */
  share: number;
  /** Comparable only within one query. */
  score: number;
}

const fields = ["title", "aliases", "text", "more"] as const;
export type Field = (typeof fields)[number];

export interface SearchIndex {
  documents: readonly SearchDocument[];
  engine: MiniSearch<SearchDocument>;
}

/** Pages rank above details such as claims and answers, because most people look for a page. */
const weights: Record<DocumentKind, number> = {
  situation: 1,
  service: 1,
  "case-study": 0.9,
  question: 0.8,
  claim: 0.7,
  page: 1,
};

/** Builds the index in the browser, once per page. */
export function openIndex(documents: readonly SearchDocument[]): SearchIndex {
  const engine = new MiniSearch<SearchDocument>({
    idField: "path",
    fields: [...fields],
    storeFields: ["kind", "title", "path", "text", "aliases", "hreflang"],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (word) => [word],
      boost: { title: 4, aliases: 4, text: 2 },
      // A long page is no worse a match, so length counts for little.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
    },
  });
  engine.addAll(documents);
  return { documents, engine };
}

interface SearchOptions {
  within?: readonly Field[];
  /** Whether it is a whole message, and not what somebody is typing. */
  isSent?: boolean;
}

/** What is typed as one of its names, word for word, means that page. */
const isNamed = (aliases: string, query: string) =>
  aliases.toLowerCase().split(", ").includes(query.trim().toLowerCase());

/** Documents that match a query, best first. */
export function search(
  { engine }: SearchIndex,
  query: string,
  { within = fields, isSent }: SearchOptions = {},
): SearchResult[] {
  const words = queryWords(query);
  if (!words.length) return [];
  return engine
    .search(queryOf(words, isSent), {
      fields: [...within],
      boostDocument: (_path, _word, stored) =>
        weights[stored?.kind as DocumentKind] * (isNamed(`${stored?.aliases}`, query) ? 2 : 1),
    })
    .map(({ kind, title, path, text, hreflang, match, queryTerms, score }) => ({
      kind,
      title,
      path,
      text,
      hreflang,
      matched: matchedWords(`${title} ${text}`, new Set(Object.keys(match))),
      share: foundShare(words, queryTerms),
      score,
    }));
}
