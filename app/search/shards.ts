import type { SearchDocument } from "./document.ts";
import { askedWords } from "./query.ts";
import { tellingWords } from "./words.ts";

/**
 * An index too large to be fetched whole: what it begins with, and the names of its shards. A shard has
 * the documents with a word that begins with its name, so that a question fetches those of its words.
 */
export interface SplitIndex {
  documents: SearchDocument[];
  shards: string[];
}

export const shardPath = (name: string) => `search/${name}.json`;

/** A longer name would part the forms of a word; one letter says nothing. */
const shortest = 2;
const longest = 4;

/** The shards that a question needs: for each of its words, the one that knows most of the word. */
export function shardsFor(question: string, known: ReadonlySet<string>): string[] {
  const names = askedWords(question).flatMap((word) => {
    for (let length = longest; length >= shortest; length--)
      if (known.has(word.slice(0, length))) return word.slice(0, length);
    return [];
  });
  return [...new Set(names)];
}

interface Mention {
  word: string;
  document: SearchDocument;
}

const canBeName = /^[a-z\d]{2}/;

/** What a document is called, by us and by others, and what it says. */
const mentionsIn = (field: "title" | "aliases" | "text", documents: readonly SearchDocument[]) =>
  documents.flatMap((document) =>
    tellingWords(document[field])
      .filter((word) => canBeName.test(word))
      .map((word) => ({ word, document })),
  );

function split(mentions: readonly Mention[], length: number, most: number): Shard[] {
  return [...Map.groupBy(mentions, ({ word }) => word.slice(0, length))].flatMap(([name, some]) => {
    const documents = [...new Set(some.map(({ document }) => document))];
    const canGrow = name.length === length && length < longest;
    if (documents.length > most && canGrow) return split(some, length + 1, most);
    // Those that are called so stand first; the others have rarer words to be found by.
    return [[name, documents.slice(0, most)]];
  });
}

export type Shard = [name: string, documents: SearchDocument[]];

/** Every document by the beginnings of its words, so many to a beginning at most. */
export function shardsOf(documents: readonly SearchDocument[], most: number): Shard[] {
  const fields = ["title", "aliases", "text"] as const;
  const mentions = fields.flatMap((field) => mentionsIn(field, documents));
  return split(mentions, shortest, most);
}
