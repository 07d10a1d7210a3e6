/**
 * "£42M annual run cost removed" is split into its number and the rest; a result without a number is all
 * text. A currency without a sign has its code in front, and a space that does not break. German has the sign last.
 */
export function splitResult(result: string): { figure: string | null; text: string } {
  const match = result.match(
    /^((?:\p{Sc}|\p{Lu}{3}\u00a0)?\d[\d,.]*(?:\u00a0?%|[×xKMB]|bn|m)?\+?(?:\s(?:Mio|Mrd)\.\s\p{Sc})?)\s+(.+)$/u,
  );
  return match?.[1] && match[2]
    ? { figure: match[1], text: match[2] }
    : { figure: null, text: result };
}

/** What a bare number counts is apart too: one or two words, up to the first that is a plural, or a noun with its capital. */
export function splitCount(result: string) {
  const { figure, text } = splitResult(result);
  const isBare = /^[\d,.]+$/.test(figure ?? "");
  const unit = (isBare && /^(?:(?:\p{L}+ )?\p{L}+s|\p{Lu}\p{L}+)(?= )/u.exec(text)?.[0]) || "";
  return { figure, unit, text: text.slice(unit.length).trimStart() };
}
