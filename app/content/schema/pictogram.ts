import { faultIn, group, line, list, whole } from "./fields.ts";

/** Work is solid, planned or removed work is an outline, and the key bar has the accent. */
export type BarRole = "work" | "plan" | "key";
export type PictogramBar = readonly [row: number, start: number, length: number, role: BarRole];

/** A small bar chart on a grid of five columns and five rows; all numbers count from 0. */
export interface Pictogram {
  bars: readonly PictogramBar[];
  /** From the end of a bar to another row. */
  elbow?: readonly [row: number, column: number, toRow: number];
  /** A date through all rows. */
  date?: number;
  /** A dot for the result, in the color of milestones. */
  result?: readonly [row: number, column: number];
}

const row = (title: string) => whole(title, 1, 5);

/** "row 3, 2-4, key" */
const bar = line(
  "Bar",
  24,
  "Row, columns and role. For example: row 3, 2-4, key. Roles: work (solid), plan (outline), key (accent color).",
)
  .meta({ isFact: true })
  .transform((value, context): PictogramBar => {
    const [, row, from, to = from, role] =
      /^row ([1-5]), ([1-5])(?:-([1-5]))?, (work|plan|key)$/.exec(value) ?? [];
    if (!row || Number(to) < Number(from))
      faultIn(context)(`“${value}” is not a bar. Write it like row 3, 2-4, key.`);
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
  if (cellsOf(icon).size < taken) yield "has two things in the same place. Move one.";
  if (Math.min(...bars.map(([row]) => row), result?.[0] ?? 4) > 0)
    yield "has nothing in row 1. Start there: it is centered when it is drawn.";
  const keys = bars.filter(([, , , role]) => role === "key").length;
  if (keys !== 1) yield `has ${keys} key bars. It needs exactly one.`;
}

function* lineFaults({ bars, elbow, date }: Pictogram): Generator<string> {
  if (elbow && date !== undefined) yield "has an elbow and a date. Keep one of them.";
  if (elbow) {
    const [row, column, toRow] = elbow;
    const leaves = bars.some(
      ([r, start, length]) => r === row && (start + length === column || start === column),
    );
    if (!leaves)
      yield `has an elbow that starts where no bar of row ${row + 1} starts or ends. Move it.`;
    if (row === toRow || !bars.some(([r]) => r === toRow))
      yield `has an elbow that leads to row ${toRow + 1}, where no other bar is. Move it.`;
  }
  for (const [row, start, length, role] of bars)
    if (date !== undefined && role !== "work" && start < date && date < start + length)
      yield `has a date that cuts the bar in row ${row + 1}. Only work bars can cross a date.`;
}

function* resultFaults({ bars, result }: Pictogram): Generator<string> {
  const key = bars.find(([, , , role]) => role === "key");
  if (!result || !key) return;
  const [row, start, length] = key;
  const isReached = result[1] >= start + length - 1 && [row, row - 1].includes(result[0]);
  if (!isReached)
    yield "has a result away from the key bar. Put it at the end of the key bar, or just above.";
}

export const pictogram = group("Pictogram", {
  bars: list(3, 5, "Bars", bar),
  elbow: group("Elbow", {
    row: row("From row"),
    column: whole("After column", 0, 5),
    toRow: row("To row"),
  }).exactOptional(),
  date: whole("Date", 0, 5, "A line through all rows, drawn after this column.").exactOptional(),
  result: group("Result", { row: row("Row"), column: whole("Column", 1, 5) })
    .describe("Drawn as a dot.")
    .exactOptional(),
}).transform(({ bars, elbow, date, result }, context): Pictogram => {
  const icon: Pictogram = {
    bars,
    ...(elbow ? { elbow: [elbow.row - 1, elbow.column, elbow.toRow - 1] as const } : {}),
    ...(date === undefined ? {} : { date }),
    ...(result ? { result: [result.row - 1, result.column - 1] as const } : {}),
  };
  for (const message of [...barFaults(icon), ...lineFaults(icon), ...resultFaults(icon)])
    faultIn(context)(message);
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
  return { bars: [[0, 0, 5, "plan"], key, [4, 0, 5, "plan"]] };
}
