import type { Query } from "minisearch";
import { stopWords } from "./stop-words.ts";
import { wordsOf } from "./words.ts";

/** Nobody asks more than this; whatever is pasted behind it is not looked through. */
const longestQuery = 200;
const mostWords = 16;
const longestWord = 32;

/** The words of a question that tell what it is about; of one that has none, all. */
export function askedWords(query: string): string[] {
  const words = wordsOf(query.slice(0, longestQuery))
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length ? telling : words;
}

/** In a shorter word, or a number, any slip makes another. */
const mayVary = (word: string) => word.length > 3 && !/\d/.test(word);

/** How many letters may be wrong; in a word of four, one would make another of it: "such", "much". */
const slips = (word: string) => (!mayVary(word) || word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** Endings by which forms of one word differ: "migrating", "migration" and "migrates" are "migr". */
const ending =
  /(?:at(?:ions?|ional|ing|ed|es?|ors?|ory|ive)|ions?|ional|ments?|ing|ies|ed|es|ers?|ors?|[seylr])$/;

/** What a word begins with in all its forms, if it is long enough to stand for them. */
function stemOf(word: string): string {
  const stem = word.replace(ending, "");
  return stem.length < 4 ? word : stem;
}

/** "mutli" is "multi": fingers swap neighbors more often than they miss a key. */
const swapped = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(""),
  ).filter((other) => other !== word);

/** "share point" is "sharepoint" to some. */
const joined = (words: readonly string[], place: number) =>
  place > 0 ? [`${words[place - 1]}${words[place]}`] : [];

const exactly = { prefix: false, fuzzy: false } as const;

/** Each word in several ways: as it is typed, in other forms, joined to its neighbor, with a swap. */
export function queryOf(words: readonly string[]): Query {
  const last = words.length - 1;
  const varying = words.filter(mayVary);
  return {
    queries: [
      ...words.map((word, place) => ({
        queries: [word],
        fuzzy: slips(word),
        prefix: place === last,
      })),
      { queries: varying.map(stemOf), prefix: true, fuzzy: false },
      { queries: words.flatMap((_, place) => joined(words, place)), ...exactly },
      { queries: varying.flatMap(swapped), ...exactly },
    ],
  };
}

/** From 0 to 1: how many of the words were found, in whichever way. */
export function answeredShare(words: readonly string[], foundQueries: readonly string[]): number {
  const found = new Set(foundQueries);
  const isAnswered = (word: string, place: number) =>
    [
      word,
      ...(mayVary(word) ? [stemOf(word), ...swapped(word)] : []),
      ...joined(words, place),
      ...joined(words, place + 1),
    ].some((way) => found.has(way));
  return words.filter(isAnswered).length / words.length;
}
