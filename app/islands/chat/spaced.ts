/**
 * Lower case, no accents ("résumé"), one space around each word, so that `includes` only matches whole
 * words.
 */
export function spaced(text: string): string {
  const words = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return ` ${words.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}
