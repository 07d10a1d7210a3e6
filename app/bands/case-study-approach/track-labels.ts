import { textWidth } from "../../lib/text-fit";

/** A label sits above the bars, on one side of its mark, or after the end of its bar. */
export interface MarkLabel {
  text: string;
  at: number;
  level: "above" | "beside";
  side: "before" | "after";
}

/** px; the narrowest chart that has labels in it. */
const narrowest = 940;
/** px between a label and its neighbors, and the size of its letters. */
const gap = 16;
const labelSize = 13;

const shareOf = (text: string) => (textWidth(text, labelSize) + gap) / narrowest;

interface Turned {
  text: string;
  from: number;
  to: number;
  /** Nothing else of this step happened later. */
  isLast: boolean;
  /** The result has its label further right in the same row. */
  hasFinish: boolean;
}

/** After the bar if there is room, otherwise above it, on the free side of the turning-point line. */
export function turnLabel(
  { text, from, to, isLast, hasFinish }: Turned,
  months: number,
): MarkLabel {
  if (isLast && to / months + shareOf(text) <= 1)
    return { text, at: to, level: "beside", side: "after" };
  const isFree = !hasFinish && from / months + shareOf(text) <= 1;
  return { text, at: from, level: "above", side: isFree ? "after" : before(text, from / months) };
}

/** Left of its mark, unless it would begin before the drawing does. */
const before = (text: string, share: number) => (share < shareOf(text) ? "after" : "before");

/** Left of its mark, because the result comes near the end, where the right side has no room. */
export const finishLabel = (text: string, at: number, months: number): MarkLabel => ({
  text,
  at,
  level: "above",
  side: before(text, at / months),
});
