import { wordsOf } from "./words";

/** Words as written in a text, and the characters between them. */
const pieces = /[\p{L}\p{N}]+(?:[-.'’/&][\p{L}\p{N}]+)*|[^\p{L}\p{N}]+/gu;

/** Cache of the index terms of each text, since every key looks up the same texts. */
const cache = new Map<string, ReadonlyMap<string, readonly string[]>>();

function termsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const cached = cache.get(text);
  if (cached) return cached;
  const terms = new Map((text.match(pieces) ?? []).map((word) => [word, wordsOf(word)]));
  cache.set(text, terms);
  return terms;
}

/** The words of a text that the index stores under one of these terms, each once. */
export function matchedWords(text: string, terms: ReadonlySet<string>): string[] {
  return [...termsOf(text)]
    .filter(([, ofWord]) => ofWord.some((term) => terms.has(term)))
    .map(([word]) => word);
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text into matching and other parts, for `<mark>`. */
export function markedParts(text: string, matched: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const piece of text.match(pieces) ?? []) {
    const isMatch = matched.includes(piece);
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch) last.text += piece;
    else parts.push({ text: piece, isMatch });
  }
  return parts;
}
