import { fieldsIn, wholeNodeFor } from "../schema/nodes.ts";

/** A translation may be a third longer than what was measured for the first language. */
const roomToTranslate = 4 / 3;

/** The texts of a file that are longer than their place, and what is wrong with each. */
export function* textsTooLong(file: string, value: unknown, isTranslated = false) {
  const inPlaceOf = (max: number) => Math.ceil(max * (isTranslated ? roomToTranslate : 1));
  for (const { node, value: words, path } of fieldsIn(wholeNodeFor(file), value)) {
    const { maxLength, firstSentence, isSearchResult } = node;
    if (typeof words !== "string" || !maxLength) continue;
    const text = words.trim();
    const limit = isSearchResult ? maxLength : inPlaceOf(maxLength);
    if (text.length > limit)
      yield {
        node,
        path,
        text,
        message: `is ${text.length} characters long. The limit is ${limit}.`,
      };
    if (!firstSentence || text.length <= inPlaceOf(firstSentence)) continue;
    if (!new RegExp(`^.{0,${firstSentence - 1}}[.:;]( |$)`).test(text))
      yield {
        node,
        path,
        text,
        message: `has a first sentence of over ${firstSentence} characters, which phones cut off. Shorten it.`,
      };
  }
}
