import type { Days, FirstFourWeeks } from "../../content/types";

/** Days as lines of a grid with twenty columns: a bar reaches from one line to another. */
export interface Bar {
  starts: number;
  ends: number;
}

/** A piece of the critical path, from the bar of one row down to that of another. */
export interface Join {
  line: number;
  from: number;
  to: number;
}

/** What a page is at its narrowest, in px, and whether a name and what follows it share a line. */
interface Sheet {
  width: number;
  isOneLine: boolean;
}

const phone: Sheet = { width: 350, isOneLine: false };
const wider: readonly Sheet[] = [
  { width: 706, isOneLine: false },
  // Paper, which has less room than a screen.
  { width: 1072, isOneLine: true },
];

const days = 20;
/** px: the sizes of a name and of what follows it, what parts the two, a ball with the room around it. */
const nameSize = 15;
const restSize = 13;
const gap = 12;
const ball = 26;
/** px from a join to the start of the bar that it leads to. */
const joinIndent = 12;
/** A generous mean of a letter's width, as a share of its size. */
const letter = 0.53;

const widthOf = (text: string, size: number) => text.length * size * letter;
const xOf = (line: number, { width }: Sheet) => ((line - 1) / days) * width;

export const barOf = ([from, to]: Days): Bar => ({ starts: from, ends: to + 1 });

/** "day 20", "days 1–3", "days 3, 8, 13–14". */
export function daysInWords(spans: readonly Days[]): string {
  const list = spans.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(", ");
  return `${/\D/.test(list) ? "days" : "day"} ${list}`;
}

/** The critical path from bar to bar, and down to the handover below all rows. */
export function joinsOf({ work, handover }: Pick<FirstFourWeeks, "work" | "handover">): Join[] {
  const path = work.flatMap(({ critical, days: [[from]] }, row) =>
    critical ? [{ row, line: from }] : [],
  );
  const stops = [...path.slice(1), { row: work.length, line: handover.day + 1 }];
  return stops.map(({ row, line }, index) => ({ line, from: path[index]?.row ?? 0, to: row }));
}

interface Row extends Bar {
  name: string;
  who: string;
  days: string;
  /** Counted from 0. */
  index: number;
}

/** Px of a name with all that belongs to it. */
function lengthOf({ name, who, days }: Row, { isOneLine }: Sheet): number {
  const first = widthOf(name, nameSize);
  const second = widthOf(`${who}${days}`, restSize) + gap;
  return isOneLine ? first + gap + second : Math.max(first, second);
}

/** Whether words in a row, of a length and from `left` on, would lie upon the critical path. */
const hidesPath = (
  index: number,
  left: number,
  length: number,
  sheet: Sheet,
  joins: readonly Join[],
) =>
  joins
    .filter(({ from, to }) => from < index && index <= to)
    .map(({ line }) => xOf(line, sheet) - joinIndent)
    .some((x) => left < x && x < left + length);

/**
 * A name stands above its bar. One that would reach over the edge, or hide the critical path, stands
 * to the left of it instead, if there is room and nothing to hide.
 */
export function isLate(row: Row, joins: readonly Join[]): boolean {
  const isClear = (sheet: Sheet, left: number) => {
    const length = lengthOf(row, sheet);
    return (
      left >= 0 && left + length <= sheet.width && !hidesPath(row.index, left, length, sheet, joins)
    );
  };
  return (
    wider.some((sheet) => !isClear(sheet, xOf(row.starts, sheet))) &&
    wider.every((sheet) => isClear(sheet, xOf(row.starts, sheet) - ball - lengthOf(row, sheet)))
  );
}

/**
 * The name of a decision stands behind its ball. One that would reach over the edge, or hide the
 * critical path, stands on a line of its own above it.
 */
export function isGateAbove(
  gate: string,
  { ends, index }: Pick<Row, "ends" | "index">,
  joins: readonly Join[],
): { phone: boolean; wider: boolean } {
  const isAbove = (sheet: Sheet) => {
    const left = xOf(ends, sheet) + ball;
    const length = widthOf(gate, restSize);
    return left + length > sheet.width || hidesPath(index, left, length, sheet, joins);
  };
  return { phone: isAbove(phone), wider: wider.some(isAbove) };
}
