import MiniSearch from "minisearch";
import type { Kind, SearchDocument } from "./document";
import { matchedWords } from "./marks";
import { answeredShare, askedWords, queryOf } from "./query";
import { wordsOf } from "./words";

export interface SearchResult {
  kind: Kind;
  title: string;
  path: string;
  text: string;
  /** Words of title and text that were found, as they stand there; `markedParts` cuts a text by them. */
  matched: readonly string[];
  /** From 0 to 1: how many of the words asked for it has. */
  share: number;
  /** Compares the results of one query with each other. */
  score: number;
}

const fields = ["title", "aliases", "text", "more"] as const;
export type Field = (typeof fields)[number];

export interface SearchIndex {
  documents: readonly SearchDocument[];
  engine: MiniSearch<SearchDocument>;
}

/** A figure or an answer is a detail; a page is what most people look for. */
const weights: Record<Kind, number> = {
  service: 1,
  "case-study": 0.9,
  question: 0.8,
  claim: 0.7,
  page: 1,
};

/** Makes the documents ready to be searched; done once, as they arrive. */
export function openIndex(documents: readonly SearchDocument[]): SearchIndex {
  const engine = new MiniSearch<SearchDocument>({
    idField: "path",
    fields: [...fields],
    storeFields: ["kind", "title", "path", "text"],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (word) => [word],
      boost: { title: 4, aliases: 4, text: 2 },
      // A long list of other words makes a page no less right: length counts for little.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      boostDocument: (_path, _word, stored) => weights[stored?.kind as Kind],
    },
  });
  engine.addAll(documents);
  return { documents, engine };
}

/** What answers a query, the nearest first: by all that a document has, or by some of its fields. */
export function search(
  { engine }: SearchIndex,
  query: string,
  within: readonly Field[] = fields,
): SearchResult[] {
  const words = askedWords(query);
  if (!words.length) return [];
  return engine
    .search(queryOf(words), { fields: [...within] })
    .map(({ kind, title, path, text, match, queryTerms, score }) => ({
      kind,
      title,
      path,
      text,
      matched: matchedWords(`${title} ${text}`, new Set(Object.keys(match))),
      share: answeredShare(words, queryTerms),
      score,
    }));
}
