/** The one in the middle, which a single slow run does not move. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (lower === undefined || upper === undefined) throw new Error("There is no median of nothing.");
  return (lower + upper) / 2;
}
