import { textWidth } from "../../visualization/text-fit";

/** A label stands over the bars, at a side of its mark; or after the end of its bar. */
export interface MarkLabel {
  text: string;
  at: number;
  level: "above" | "beside";
  side: "before" | "after";
}

/** px; the drawing where labels are first drawn into it. */
const narrowest = 940;
/** px for what lies between a label and its neighbors; labels are a size larger than the estimate. */
const gap = 16;
const larger = 13 / 12;

const shareOf = (text: string) => (textWidth(text) * larger + gap) / narrowest;

interface Turned {
  text: string;
  from: number;
  to: number;
  /** Nothing else of this step happened later. */
  isLast: boolean;
  /** The result stands in the same row, at the right. */
  hasFinish: boolean;
}

/** After the bar where there is room, else over it, on the side of the line that is free. */
export function turnLabel(
  { text, from, to, isLast, hasFinish }: Turned,
  months: number,
): MarkLabel {
  if (isLast && to / months + shareOf(text) <= 1)
    return { text, at: to, level: "beside", side: "after" };
  const isFree = !hasFinish && from / months + shareOf(text) <= 1;
  return { text, at: from, level: "above", side: isFree ? "after" : "before" };
}

/** Over the bar, before the mark: what a case study was for lies near its end. */
export const finishLabel = (text: string, at: number): MarkLabel => ({
  text,
  at,
  level: "above",
  side: "before",
});
