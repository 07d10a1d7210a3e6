import type { Months } from "../../content/types";

/** Lines of a grid whose columns are half months, counted from 1. */
export type Columns = readonly [start: number, end: number];

export interface TextPlace {
  title: Columns;
  text: Columns;
  /** The text stands below its title: there is no room for it at the right. */
  isStacked: boolean;
}

/** Months that no text may cover: the line where it turned, and the limit. */
export interface Lines {
  months: number;
  turn: number;
  limit: number | undefined;
}

/*
 * Shares of the drawing's width, which is 940 to 1,230 px wherever text is placed: room for a title,
 * for the narrowest title that still reads, and for the least and the most of a text.
 */
const title = 0.18;
const leastTitle = 0.14;
const leastText = 0.28;
const mostText = 0.44;
/** A text whose bar begins late begins so much before the end. */
const late = 0.34;

/**
 * Text hangs under the beginning of its bars, and on one side of the line where it turned, so that
 * the line runs through all rows. Where there is no room for it before the line, it hangs right
 * after it, or up to it where its bars end before it.
 */
export function placeText({ from, to }: Months, { months, turn, limit }: Lines): TextPlace {
  const share = (part: number) => part * months;
  const column = (at: number) => Math.round(at * 2) + 1;
  const columns = (start: number, end: number): Columns => [column(start), column(end)];
  const lastEnd = limit && limit > from ? limit : months;

  const room = turn - from;
  if (room >= share(leastTitle) && room < share(leastText))
    return {
      title: columns(from, turn),
      text: columns(turn, Math.min(lastEnd, turn + share(mostText))),
      isStacked: false,
    };

  const isBefore = room >= share(leastText) || (to <= turn && turn >= share(late));
  const [first, end] = isBefore ? [0, turn] : [turn, lastEnd];
  const start = Math.max(
    first,
    room >= share(leastText) ? from : Math.min(from, end - share(late)),
  );
  const isStacked = end - start < share(title + leastText);
  if (isStacked) {
    const both = columns(start, Math.min(end, start + share(mostText)));
    return { title: both, text: both, isStacked };
  }
  // Rounded up: a long word of a title must not be cut for the half of a column.
  const middle = Math.ceil((start + share(title)) * 2) / 2;
  return {
    title: columns(start, middle),
    text: columns(middle, Math.min(end, middle + share(mostText))),
    isStacked,
  };
}

/** From where a step begins to where it ends, as planned or as it happened. */
export function wholeOf(planned: Months | null, actual: readonly Months[]): Months {
  const runs = planned ? [planned, ...actual] : actual;
  return {
    from: Math.min(...runs.map(({ from }) => from)),
    to: Math.max(...runs.map(({ to }) => to)),
  };
}
