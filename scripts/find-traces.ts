import { inExpression } from "../app/text/in-expression.ts";

const isText = /\.(html|js|css|svg|xml|txt|md|json|webmanifest)$|^_\w+$/;

/**
 * A name as a whole word, however its letters are spaced: "Ex-ample", "E X A M P L E"; a sign as it is. In
 * small letters, because a search for both kinds takes a hundred times as long.
 */
function spellingsOf(words: string): RegExp {
  const letters = words.toLowerCase().match(/[\p{L}\p{N}]/gu);
  const name = letters?.map(inExpression).join("[\\W_]{0,3}");
  return new RegExp(
    name ? `(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])` : inExpression(words),
    "gu",
  );
}

/** Where words are left in a file: in its name, in a line of its text, or in the bytes of a picture. */
export function* tracesIn(
  file: string,
  bytes: Buffer,
  words: readonly string[],
): Generator<string> {
  const text = isText.test(file)
    ? bytes.toString().replaceAll("&amp;", "&").replaceAll("\u00ad", "")
    : "";
  const searched = text.toLowerCase();
  for (const word of words) {
    const spellings = spellingsOf(word);
    if (file.toLowerCase().search(spellings) >= 0) yield `${file}: “${word}” is in its name`;
    // Two bytes of a picture may be a sign by chance.
    if (!text && /\p{L}{3}/u.test(word) && bytes.includes(word))
      yield `${file}: “${word}” is in its bytes`;
    for (const { index } of searched.matchAll(spellings)) {
      const line = text.slice(0, index).split("\n").length;
      const around = text.slice(Math.max(0, index - 30), index + 40).replace(/\s+/g, " ");
      yield `${file}:${line} …${around}…`;
    }
  }
}
