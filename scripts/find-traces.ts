const isText = /\.(html|js|css|svg|xml|txt|md|json|webmanifest)$|^_\w+$/;

/** A name as a whole word, however its letters are spaced: "Ex-ample", "E X A M P L E"; a sign as it is. */
function spellingsOf(words: string): RegExp {
  const letters = words.match(/[\p{L}\p{N}]/gu)?.map(RegExp.escape);
  return letters
    ? new RegExp(
        `(?<![\\p{L}\\p{N}])${letters.join("[^\\p{L}\\p{N}]{0,3}")}(?![\\p{L}\\p{N}])`,
        "giu",
      )
    : new RegExp(RegExp.escape(words), "gu");
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
  for (const word of words) {
    const spellings = spellingsOf(word);
    if (file.search(spellings) >= 0) yield `${file}: “${word}” is in its name`;
    if (!text && bytes.includes(word)) yield `${file}: “${word}” is in its bytes`;
    for (const { index } of text.matchAll(spellings)) {
      const line = text.slice(0, index).split("\n").length;
      const around = text.slice(Math.max(0, index - 30), index + 40).replace(/\s+/g, " ");
      yield `${file}:${line} …${around}…`;
    }
  }
}
