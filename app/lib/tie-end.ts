/** Minimum number of characters in the last line. */
const shortest = 16;

/** Joins the last words with no-break spaces, so that no single word is left on the last line. */
export function tieEnd(text: string): string {
  const start = text.lastIndexOf(" ", text.length - shortest);
  return start < 0
    ? text
    : text.slice(0, start + 1) + text.slice(start + 1).replaceAll(" ", "\u00a0");
}
