import { wordsOf } from "./words";

/** Words as they stand in a text, with what is between them. */
const pieces = /[\p{L}\p{N}]+(?:[-.'’/&][\p{L}\p{N}]+)*|[^\p{L}\p{N}]+/gu;

/** The words of a text that the index knows under one of these terms, each once. */
export function matchedWords(text: string, terms: ReadonlySet<string>): string[] {
  const words = text.match(pieces) ?? [];
  return [...new Set(words.filter((word) => wordsOf(word).some((term) => terms.has(term))))];
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
