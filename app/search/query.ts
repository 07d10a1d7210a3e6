import type { Query } from "minisearch";
import { ending, stopWords } from "./stop-words.ts";
import { wordsOf } from "./words.ts";

/** Limits that keep a long pasted text from slowing the search. */
export const longestQuery = 200;
const mostWords = 16;
const longestWord = 32;

/** The words of a query without stop words; if only stop words remain, all of them. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query.slice(0, longestQuery))
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
  const meaningful = words.filter((word) => !stopWords.has(word));
  return meaningful.length ? meaningful : words;
}

/** In a shorter word or a number, a typo usually gives another valid one. */
const mayVary = (word: string) => word.length > 3 && !/\d/.test(word);

/** Tolerated typos; none in words of four letters, where one gives another word: "such", "much". */
const typos = (word: string) => (!mayVary(word) || word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** The stem that all forms of a word share, unless it is too short to be specific. */
export function stemOf(word: string): string {
  const stem = word.replace(ending, "");
  return stem.length < 4 ? word : stem;
}

/** "mutli" for "multi": swapped neighbors are the most common typo. */
const swapped = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(""),
  ).filter((other) => other !== word);

/** Finds "sharepoint" for "share point". */
const joined = (words: readonly string[], place: number) =>
  place > 0 ? [`${words[place - 1]}${words[place]}`] : [];

/** Finds "jobs" for "job"; of two letters it would be another word, as "his" for "hi". */
const plural = (word: string) => (word.length === 3 ? [`${word}s`] : []);

const exactly = { prefix: false, fuzzy: false } as const;

/**
 * Searches each word as typed, by its stem, joined with its neighbor, and with swapped letters. The last
 * may be half typed; in a message that was sent, a short one is whole, and "hi" does not begin "hire".
 */
export function queryOf(words: readonly string[], isSent = false): Query {
  const last = words.length - 1;
  const varying = words.filter(mayVary);
  return {
    queries: [
      ...words.map((word, place) => ({
        queries: [word],
        fuzzy: typos(word),
        prefix: place === last && (!isSent || mayVary(word)),
      })),
      { queries: varying.map(stemOf), prefix: true, fuzzy: false },
      { queries: words.flatMap((_, place) => joined(words, place)), ...exactly },
      { queries: [...varying.flatMap(swapped), ...words.flatMap(plural)], ...exactly },
    ],
  };
}

/** From 0 to 1: the share of the words that were found in any of these forms. */
export function foundShare(words: readonly string[], foundQueries: readonly string[]): number {
  const found = new Set(foundQueries);
  const isFound = (word: string, place: number) =>
    [
      word,
      ...(mayVary(word) ? [stemOf(word), ...swapped(word)] : plural(word)),
      ...joined(words, place),
      ...joined(words, place + 1),
    ].some((form) => found.has(form));
  return words.filter(isFound).length / words.length;
}
