/** The columns of so many texts: their last row is full if it can be, else at least half full. */
export function columnsFor(count: number, most: number): number {
  if (count <= most) return Math.max(count, 1);
  const near = [most, most - 1, most - 2].filter((columns) => columns * 3 >= most * 2);
  return (
    near.find((columns) => count % columns === 0) ??
    near.find((columns) => (count % columns) * 2 >= columns) ??
    columnsFor(count, most - 1)
  );
}

/** Boxes in rows that are all full: no row has more than `most`, nor two fewer than another. */
export function evenRows(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
}

/** The same entries, row by row. */
export function inRows<T>(entries: readonly T[], most: number): T[][] {
  const rows = evenRows(entries.length, most);
  return rows.map((length, row) => {
    const from = rows.slice(0, row).reduce((sum, before) => sum + before, 0);
    return entries.slice(from, from + length);
  });
}

const inTwelfths = (count: number, most: number) =>
  evenRows(count, most).flatMap((length) => Array<number>(length).fill(12 / length));

/** How many of twelve columns each box takes, where up to `few` (2, 3, 4 or 6) or `many` stand side by side. */
export function spansFor(count: number, few: number, many: number) {
  const ofMany = inTwelfths(count, many);
  return inTwelfths(count, few).map((span, index) => ({
    "--few": span,
    "--many": ofMany[index] ?? 12,
  }));
}
