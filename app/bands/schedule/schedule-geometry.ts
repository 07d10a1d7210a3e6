import type { Lists } from "../../content/lists";
import type { Days, FirstFourWeeks } from "../../content/types";
import { filled } from "../../lib/use-words";
import { pluralOf } from "../../text/quantities";
import { textWidth } from "../../visualization/text-fit";

export type ScheduleWords = Lists["words"]["schedule"];

/** A bar from one grid line to another, in a grid with one column per day. */
export interface Bar {
  starts: number;
  ends: number;
}

/** A segment of the critical path, from the bar in one row down to the bar in another. */
export interface Join {
  line: number;
  from: number;
  to: number;
}

/** A layout: its minimum width in px, and whether name, role and days share one line. */
interface Sheet {
  width: number;
  isOneLine: boolean;
}

const phone: Sheet = { width: 280, isOneLine: false };
const middle: Sheet = { width: 706, isOneLine: false };
/** Print, which has less room than a screen. */
const wide: Sheet = { width: 1072, isOneLine: true };
const wider = [middle, wide];

const days = 20;
/** px: font sizes of a name and of the rest, the gap between them, and a dot with its margins. */
const nameSize = 15;
const restSize = 13;
const gap = 12;
const ball = 26;
/** px from a join to the start of the next bar. */
const joinIndent = 12;

const xOf = (line: number, { width }: Sheet) => ((line - 1) / days) * width;

export const barOf = ([from, to]: Days): Bar => ({ starts: from, ends: to + 1 });

/** "day 20", "days 1–3", "days 3, 8, 13–14". */
export function daysInWords(
  spans: readonly Days[],
  words: ScheduleWords,
  language: string,
): string {
  const days = spans.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(", ");
  const count = spans.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  return filled(pluralOf(count, words.days, language), { days });
}

/** The critical path from bar to bar, ending at the handover below all rows. */
export function joinsOf({ work, handover }: Pick<FirstFourWeeks, "work" | "handover">): Join[] {
  const path = work.flatMap(({ critical, days: [[from]] }, row) =>
    critical ? [{ row, line: from }] : [],
  );
  const stops = [...path.slice(1), { row: work.length, line: handover.day + 1 }];
  return stops.map(({ row, line }, index) => ({ line, from: path[index]?.row ?? 0, to: row }));
}

export interface Row extends Bar {
  name: string;
  who: string;
  /** In words. */
  days: string;
  /** Counted from 0. */
  index: number;
}

/** Width in px of a name with its role and days. */
function lengthOf({ name, who, days }: Row, { isOneLine }: Sheet): number {
  const first = textWidth(name, nameSize);
  const second = textWidth(`${who}${days}`, restSize) + gap;
  return isOneLine ? first + gap + second : Math.max(first, second);
}

/** Where the critical path passes a row on its way down, in px. */
const passesAt = (index: number, sheet: Sheet, joins: readonly Join[]) =>
  joins
    .filter(({ from, to }) => from < index && index <= to)
    .map(({ line }) => ({ line, x: xOf(line, sheet) - joinIndent }));

/** Whether text of this length, starting at `left`, would cover the critical path. */
const hidesPath = (
  index: number,
  left: number,
  length: number,
  sheet: Sheet,
  joins: readonly Join[],
) => passesAt(index, sheet, joins).some(({ x }) => left < x && x < left + length);

/**
 * A name goes above its bar. If it would overflow there or cover the critical path, it goes to the
 * left of its bar instead, provided that it fits there and covers nothing.
 */
export function isLeftOfBar(row: Row, joins: readonly Join[]): boolean {
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
 * On a phone a name that would cover the critical path wraps beside it: before the line where that is
 * the wider half, or after it.
 */
export function besidePath(
  row: Row,
  joins: readonly Join[],
): { side: "before" | "after"; line: number } | undefined {
  const length = lengthOf(row, phone);
  const left = Math.max(Math.min(xOf(row.starts, phone), phone.width - length), 0);
  const [path] = passesAt(row.index, phone, joins);
  if (!path || path.x < left || left + length < path.x) return;
  return { side: path.x > phone.width / 2 ? "before" : "after", line: path.line };
}

/**
 * The name of a decision goes after its dot. If it would overflow there or cover the critical path, it
 * goes with the name of the work: on the same line, above the dot, or below it where it is narrow.
 */
export function isGateAway(
  gate: string,
  { ends, index }: Pick<Row, "ends" | "index">,
  joins: readonly Join[],
): { narrow: boolean; wide: boolean } {
  const isAway = (sheet: Sheet) => {
    const left = xOf(ends, sheet) + ball;
    const length = textWidth(gate, restSize);
    return left + length > sheet.width || hidesPath(index, left, length, sheet, joins);
  };
  return { narrow: isAway(phone) || isAway(middle), wide: isAway(wide) };
}
