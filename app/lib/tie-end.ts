/** Characters that the last line of a large text has at least. */
const shortest = 16;

/** The last words of a text tied together, so that none of them ends it on a line of its own. */
export function tieEnd(text: string): string {
  const start = text.lastIndexOf(" ", text.length - shortest);
  return start < 0
    ? text
    : text.slice(0, start + 1) + text.slice(start + 1).replaceAll(" ", "\u00a0");
}
