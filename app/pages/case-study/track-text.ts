import type { Months } from "../../content/types";

/** Grid lines, counted from 1; each column is half a month. */
export type Columns = readonly [start: number, end: number];

export interface TextPlace {
  title: Columns;
  text: Columns;
  /** The text goes below its title because there is no room to the right of it. */
  isStacked: boolean;
}

/** Vertical lines that text must not cover: the turning point and the deadline. */
export interface Lines {
  months: number;
  turn: number;
  limit: number | undefined;
}

/*
 * Shares of the chart's width, which is 940 to 1,230 px when text is placed on it: the usual and the
 * minimum width of a title, and the minimum and maximum width of a text.
 */
const title = 0.18;
const minTitle = 0.14;
const minText = 0.28;
const maxText = 0.44;
/** Where a bar starts late, its text starts at least this far before the end. */
const late = 0.34;

/**
 * Text starts where its bars start and stays on one side of the turning-point line, so that the line
 * stays visible in every row. Without enough room before the line, the text starts right after it,
 * or ends at it if its bars end before it.
 */
export function placeText({ from, to }: Months, { months, turn, limit }: Lines): TextPlace {
  const share = (part: number) => part * months;
  const column = (at: number) => Math.round(at * 2) + 1;
  const columns = (start: number, end: number): Columns => [column(start), column(end)];
  const lastEnd = limit && limit > from ? limit : months;

  const room = turn - from;
  if (room >= share(minTitle) && room < share(minText))
    return {
      title: columns(from, turn),
      text: columns(turn, Math.min(lastEnd, turn + share(maxText))),
      isStacked: false,
    };

  const isBefore = room >= share(minText) || (to <= turn && turn >= share(late));
  const [first, end] = isBefore ? [0, turn] : [turn, lastEnd];
  const start = Math.max(first, room >= share(minText) ? from : Math.min(from, end - share(late)));
  const isStacked = end - start < share(title + minText);
  if (isStacked) {
    const both = columns(start, Math.min(end, start + share(maxText)));
    return { title: both, text: both, isStacked };
  }
  // Rounded up, or a long word in a title could lose half a column and be cut.
  const middle = Math.ceil((start + share(title)) * 2) / 2;
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
