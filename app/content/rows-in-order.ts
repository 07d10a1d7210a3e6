type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A row of a translation says again which one it is. */
export const rowNames = ["band", "id"];

const nameOf = (row: unknown) =>
  isGroup(row) ? rowNames.map((name) => row[name]).find((name) => name !== undefined) : undefined;

/** Each row of the first language with its words: those of its name, or the next that are left. */
function paired(below: readonly unknown[], words: readonly unknown[]): unknown[] {
  const left = [...words];
  const byName = below.map((row) => {
    const name = nameOf(row);
    const at = name === undefined ? -1 : left.findIndex((one) => nameOf(one) === name);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  return byName.map((row) => row ?? left.shift());
}

/** The words of a translation with its named rows in the order of the first language, which may have moved them since. */
export function rowsInOrder(below: unknown, words: unknown): unknown {
  if (Array.isArray(below) && Array.isArray(words)) {
    if (below.length !== words.length) return words;
    return paired(below, words).map((row, index) => rowsInOrder(below[index], row));
  }
  if (!isGroup(below) || !isGroup(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, inner]) => [name, rowsInOrder(below[name], inner)]),
  );
}
