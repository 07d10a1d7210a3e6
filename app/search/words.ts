import { stopWords } from "./stop-words.ts";

/** In lower case and without accents: "Résumé" is "resume". */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Endings and words that are spelled otherwise in Britain, as in "programme" or "organisation". */
const british: readonly (readonly [RegExp, string])[] = [
  [/is(e[ds]?|ing|ations?|ational)$/, "iz$1"],
  [/yse([ds]?)$/, "yze$1"],
  [/^(program)me(s?)$/, "$1$2"],
  [/^(cent|fib|theat)re(s?)$/, "$1er$2"],
  [/^(behavi|col|fav|lab|harb|hon)our/, "$1or"],
  [/^(cata|dia|ana)logue/, "$1log"],
  [/ll(ed|ing)$/, "l$1"],
];

/** Most words have nothing of it, and need not be tried seven times. */
const perhapsBritish = /is[eia]|yse|me|re|our|logue|ll/;

/** As the index spells it, whoever wrote it. */
function spelled(word: string): string {
  if (!perhapsBritish.test(word)) return word;
  return british.reduce((so, [ending, american]) => so.replace(ending, american), word);
}

/** "M&A" and "R & D" are words of one letter, and mean nothing apart. */
const initials = /(?<![\p{L}\p{N}])(\p{L}) ?& ?(\p{L})(?![\p{L}\p{N}])/gu;

/** Letters and digits; a hyphen, a point or an apostrophe inside does not end a word. */
const compound = /[\p{L}\p{N}]+(?:[-.'’/][\p{L}\p{N}]+)*/gu;

/** "multi-agent" is found by its parts and as one; of "e-mail" and "client's", what is long enough. */
function partsOf(word: string): string[] {
  const parts = word.split(/[-.'’/]/);
  if (parts.length === 1) return parts;
  return [...parts.filter((part) => part.length > 1), parts.join("")];
}

/** The words of a text as the index has them, in their order. */
export function wordsOf(text: string): string[] {
  const plain = folded(text)
    .replace(initials, "$1$2")
    .replace(/['’]s\b/g, "");
  const words = plain.match(compound) ?? [];
  return words.flatMap(partsOf).map(spelled);
}

/** Those that say what a text is about. */
export function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !stopWords.has(word));
}
