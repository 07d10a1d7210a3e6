import type { Months } from "../../content/types";

/** Grid lines, counted from 1. */
export type Columns = readonly [start: number, end: number];

export interface TextPlace {
  title: Columns;
  text: Columns;
  /** The text goes below its title because there is no room to the right of it. */
  isStacked: boolean;
}

type Room = readonly [from: number, to: number];

/** Vertical lines that text must not cover: the turning point and the deadline. */
export interface Lines {
  months: number;
  turn: number;
  limit: number | undefined;
}

/** How many columns may lie below a chart: more would be narrower than a gap between words. */
const fewest = 20;
const most = 192;

/** Half months, cut further for a short program, so that words have columns to begin at; or equal parts. */
export function columnsOf(months: number): number {
  const halves = months * 2;
  return halves > most ? most : halves * Math.max(1, Math.ceil(fewest / halves));
}

/** The grid line at a month, or the one nearest to it. */
export const columnAt = (at: number, months: number): number =>
  Math.round((at / months) * columnsOf(months)) + 1;

/*
 * Shares of the chart's width, which is 940 to 1,230 px when text is placed on it: the usual and the
 * minimum width of a title, and the minimum and maximum width of a text.
 */
const title = 0.18;
const minTitle = 0.14;
/** With the months that it tells when it is pointed at. */
const monthsTitle = 0.165;
const minText = 0.28;
const maxText = 0.44;
/** Where a bar starts late, its text starts at least this far before the end. */
const late = 0.34;

/** What lies between the lines. */
function roomsBetween({ months, turn, limit = months }: Lines): Room[] {
  const ends = [turn, limit, months].toSorted((a, b) => a - b);
  const rooms = ends.map((end, index): Room => [ends[index - 1] ?? 0, end]);
  return rooms.filter(([start, end]) => start < end);
}

const widthOf = ([start, end]: Room) => end - start;
const widest = (rooms: readonly Room[]) =>
  rooms.reduce((best, room) => (widthOf(room) > widthOf(best) ? room : best));

/**
 * Text starts where its bars start and stays on one side of the turning-point line, so that the line
 * stays visible in every row. Without enough room before the line, the text starts right after it,
 * or ends at it if its bars end before it; without enough room there, it takes the widest room.
 */
export function placeText({ from, to }: Months, lines: Lines): TextPlace {
  const { months, turn } = lines;
  const share = (part: number) => part * months;
  const columns = (start: number, end: number): Columns => [
    columnAt(start, months),
    columnAt(end, months),
  ];
  const rooms = roomsBetween(lines);
  const before = rooms.find(([, end]) => end === turn) ?? [0, 0];
  const after = rooms.find(([start]) => start === turn) ?? [turn, months];

  const room = turn - Math.max(from, before[0]);
  // A title may begin a little before a bar that crosses the line: right of that it would be nobody's.
  const wide = to > turn ? Math.max(room, share(monthsTitle)) : room;
  const fits = wide >= share(minTitle) && room >= share(minTitle) / 2 && wide <= widthOf(before);
  if (fits && room < share(minText) && widthOf(after) >= share(minText))
    return {
      title: columns(turn - wide, turn),
      text: columns(turn, Math.min(after[1], turn + share(maxText))),
      isStacked: false,
    };

  const isBefore = room >= share(minText) || (to <= turn && turn >= share(late));
  const around = rooms.find(([start, end]) => turn <= start && start <= from && from < end);
  const preferred = isBefore ? before : (around ?? after);
  const [first, end] = widthOf(preferred) >= share(minText) ? preferred : widest(rooms);
  const least = room >= share(minText) ? minText : late;
  const start = Math.max(first, Math.min(from, end - share(least)));
  const isStacked = end - start < share(title + minText);
  if (isStacked) {
    const both = columns(start, Math.min(end, start + share(maxText)));
    return { title: both, text: both, isStacked };
  }
  // Rounded up, or a long word in a title could lose half a column and be cut.
  const column = months / columnsOf(months);
  const middle = Math.ceil((start + share(title)) / column) * column;
  return {
    title: columns(start, middle),
    text: columns(middle, Math.min(end, middle + share(maxText))),
    isStacked,
  };
}

/** From the first start to the last end of a step, planned or actual. */
export function wholeOf(planned: Months | undefined, actual: readonly Months[]): Months {
  const runs = planned ? [planned, ...actual] : actual;
  return {
    from: Math.min(...runs.map(({ from }) => from)),
    to: Math.max(...runs.map(({ to }) => to)),
  };
}
