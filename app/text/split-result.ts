/** "£42M annual run cost removed" is split into its number and the rest; a result without a number is all text. */
export function splitResult(result: string): { figure: string | null; text: string } {
  const match = result.match(/^(\p{Sc}?\d[\d,.]*(?:[%×xKMB]|bn|m)?\+?)\s+(.+)$/u);
  return match?.[1] && match[2]
    ? { figure: match[1], text: match[2] }
    : { figure: null, text: result };
}
