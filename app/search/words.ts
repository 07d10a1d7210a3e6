import { letters, stopWords } from "./stop-words.ts";

const twoLetters = (letter: string) => letters[letter] ?? letter;

/** In lower case and without accents: "Résumé" is "resume", and in German "Größe" is "groesse". */
function folded(text: string): string {
  const written =
    typeof __HAS_LANGUAGES__ !== "undefined" && __HAS_LANGUAGES__
      ? text
          .normalize("NFC")
          .toLowerCase()
          .replace(/[^\0-\x7f]/g, twoLetters)
      : text;
  return written.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** British spellings and their American forms, as in "programme" or "organisation". */
const british: readonly (readonly [RegExp, string])[] = [
  [/is(e[ds]?|ing|ations?|ational)$/, "iz$1"],
  [/yse([ds]?)$/, "yze$1"],
  [/^(program)me(s?)$/, "$1$2"],
  [/^(cent|fib|theat)re(s?)$/, "$1er$2"],
  [/^(behavi|col|fav|lab|harb|hon)our/, "$1or"],
  [/^(cata|dia|ana)logue/, "$1log"],
  [/ll(ed|ing)$/, "l$1"],
];

/** A quick test that spares most words the seven patterns above. */
const perhapsBritish = /is[eia]|yse|me|re|our|logue|ll/;

/** American spelling, which the index uses. */
function spelled(word: string): string {
  if (!perhapsBritish.test(word)) return word;
  return british.reduce((spelling, [ending, american]) => spelling.replace(ending, american), word);
}

/** "M&A" and "R & D" count as one word, since single letters mean nothing. */
const initials = /(?<![\p{L}\p{N}])(\p{L}) ?& ?(\p{L})(?![\p{L}\p{N}])/gu;

/** Letters and digits; a hyphen, period or apostrophe inside does not end a word. */
const compound = /[\p{L}\p{N}]+(?:[-.'’/][\p{L}\p{N}]+)*/gu;

/** "multi-agent" is found as "multi", "agent" and "multiagent"; parts of one letter are dropped. */
function partsOf(word: string): string[] {
  const parts = word.split(/[-.'’/]/);
  if (parts.length === 1) return parts;
  return [...parts.filter((part) => part.length > 1), parts.join("")];
}

/** The words of a text in the form and spelling of the index. */
export function wordsOf(text: string): string[] {
  const plain = folded(text)
    .replace(initials, "$1$2")
    .replace(/['’]s\b/g, "");
  const words = plain.match(compound) ?? [];
  return words.flatMap(partsOf).map(spelled);
}

/** The words of a text without stop words. */
export function meaningfulWords(text: string): string[] {
  return wordsOf(text).filter((word) => !stopWords.has(word));
}
