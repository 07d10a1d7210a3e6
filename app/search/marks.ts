import { wordsOf } from "./words";

/** Words as they stand in a text, with what is between them. */
const pieces = /[\p{L}\p{N}]+(?:[-.'’/&][\p{L}\p{N}]+)*|[^\p{L}\p{N}]+/gu;

/** What the index calls each word of each text; at every key the same are asked for. */
const known = new Map<string, ReadonlyMap<string, readonly string[]>>();

function termsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const before = known.get(text);
  if (before) return before;
  const terms = new Map((text.match(pieces) ?? []).map((word) => [word, wordsOf(word)]));
  known.set(text, terms);
  return terms;
}

/** The words of a document's text that the index knows under one of these terms, each once. */
export function matchedWords(text: string, terms: ReadonlySet<string>): string[] {
  return [...termsOf(text)]
    .filter(([, ofWord]) => ofWord.some((term) => terms.has(term)))
    .map(([word]) => word);
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text in parts, those that were found apart from the rest: for `<mark>`. */
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
