import { group, line, list, whole } from "./fields.ts";

/** Work is solid, planned or removed work is an outline, and the key bar is vermilion. */
export type BarRole = "work" | "plan" | "key";
export type PictogramBar = readonly [row: number, start: number, length: number, role: BarRole];

/** A small bar chart on a grid of five columns and five rows; all numbers count from 0. */
export interface Pictogram {
  /** Its meaning, in at most six words. */
  says: string;
  bars: readonly PictogramBar[];
  /** From the end of a bar to another row. */
  elbow?: readonly [row: number, column: number, toRow: number];
  /** A date through all rows. */
  date?: number;
  /** A brass dot for the result. */
  result?: readonly [row: number, column: number];
}

const row = (title: string) => whole(title, 1, 5);

/** "row 3, 2-4, key" */
const bar = line(
  "Bar",
  24,
  "Row, columns and role: row 3, 2-4, key. Roles are work (solid), plan (outline), key (vermilion).",
).transform((value, context): PictogramBar => {
  const [, row, from, to = from, role] =
    /^row ([1-5]), ([1-5])(?:-([1-5]))?, (work|plan|key)$/.exec(value) ?? [];
  if (!row || Number(to) < Number(from))
    context.addIssue({ code: "custom", message: `“${value}”: write it as row 3, 2-4, key.` });
  return [Number(row) - 1, Number(from) - 1, Number(to) - Number(from) + 1, role as BarRole];
});

/** The places that are taken, as "row column", and what stands there. */
function cellsOf({ bars, result }: Pictogram): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [row, start, length, role] of bars)
    for (let column = start; column < start + length; column++) cells.set(`${row} ${column}`, role);
  if (result) cells.set(result.join(" "), "result");
  return cells;
}

function* barFaults(icon: Pictogram): Generator<string> {
  const { bars, result } = icon;
  const taken = bars.reduce((sum, [, , length]) => sum + length, result ? 1 : 0);
  if (cellsOf(icon).size < taken) yield "two things stand in one place: move one.";
  if (Math.min(...bars.map(([row]) => row), result?.[0] ?? 4) > 0)
    yield "its first row is row 1: it is centered when it is drawn.";
  const keys = bars.filter(([, , , role]) => role === "key").length;
  if (keys !== 1) yield `${keys} key bars: exactly one matters.`;
}

function* lineFaults({ bars, elbow, date }: Pictogram): Generator<string> {
  if (elbow && date !== undefined) yield "an elbow or a date, not both.";
  if (elbow) {
    const [row, column, toRow] = elbow;
    const leaves = bars.some(
      ([r, start, length]) => r === row && (start + length === column || start === column),
    );
    if (!leaves) yield `elbow: no bar of row ${row + 1} begins or ends there.`;
    if (row === toRow || !bars.some(([r]) => r === toRow))
      yield `elbow: it leads to row ${toRow + 1}, where no other bar stands.`;
  }
  for (const [row, start, length, role] of bars)
    if (date !== undefined && role !== "work" && start < date && date < start + length)
      yield `date: it cuts the bar in row ${row + 1}, and only work goes on past a date.`;
}

function* resultFaults({ bars, result }: Pictogram): Generator<string> {
  const key = bars.find(([, , , role]) => role === "key");
  if (!result || !key) return;
  const [row, start, length] = key;
  const isReached = result[1] >= start + length - 1 && [row, row - 1].includes(result[0]);
  if (!isReached) yield "result: it stands where the key bar leads, after its end or on top of it.";
}

export const pictogram = group("Pictogram", {
  says: line("What it says", 60, "Its meaning, in six words at most.").refine(
    (says) => says.split(/\s+/).length <= 6,
    "six words at most.",
  ),
  bars: list(3, 5, "Bars", bar),
  elbow: group("Elbow", {
    row: row("From row"),
    column: whole("After column", 0, 5),
    toRow: row("To row"),
  }).exactOptional(),
  date: whole("Date", 0, 5, "A line through all rows, after this column.").exactOptional(),
  result: group(
    "Result",
    { row: row("Row"), column: whole("Column", 1, 5) },
    "A brass dot.",
  ).exactOptional(),
}).transform(({ says, bars, elbow, date, result }, context): Pictogram => {
  const icon: Pictogram = {
    says,
    bars,
    ...(elbow ? { elbow: [elbow.row - 1, elbow.column, elbow.toRow - 1] as const } : {}),
    ...(date === undefined ? {} : { date }),
    ...(result ? { result: [result.row - 1, result.column - 1] as const } : {}),
  };
  for (const message of [...barFaults(icon), ...lineFaults(icon), ...resultFaults(icon)])
    context.addIssue({ code: "custom", message });
  return icon;
});

/** For a service without a drawing of its own: what it covers of all phases, on an axis of so many quarters. */
export function pictogramOfPhases(
  { from, to }: { from: number; to: number },
  quarters: number,
): Pictogram {
  const start = Math.min(Math.floor((from * 5) / quarters), 4);
  const end = Math.max(Math.ceil((to * 5) / quarters), start + 1);
  const key: PictogramBar = [2, start, end - start, "key"];
  return {
    says: "Its place on the plan",
    bars: [[0, 0, 5, "plan"], key, [4, 0, 5, "plan"]],
  };
}
