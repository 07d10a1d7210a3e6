/**
 * In lower case and without accents ("résumé"), one space around each word: so a phrase is found by
 * its words, never inside one.
 */
export function spaced(text: string): string {
  const words = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return ` ${words.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}
