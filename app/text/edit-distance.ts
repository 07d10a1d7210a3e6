/** Number of letters to add, drop, replace or swap with their neighbor to turn one word into the other. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, to.length);
}

/** Infinity outside the table, so that Math.min ignores it. */
function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** How alike two texts are, from 0 to 1; 0 if that is less than `least`. */
export function similarity(one: string, other: string, least: number): number {
  const longer = Math.max(one.length, other.length);
  // Skips the slow comparison when the lengths alone rule it out.
  if (Math.min(one.length, other.length) < longer * least) return 0;
  const share = 1 - editDistance(one, other) / longer;
  return share >= least ? share : 0;
}
