import { textWidth } from "../../lib/text-fit";
import type { Program } from "./programs";

/** A caption begins or ends at a month: on the line of the bar, or below it. */
export interface Caption {
  text: string;
  at: number;
  level: "beside" | "below";
  side: "before" | "after";
}

/** px; the narrowest plot that has captions, and what keeps two apart. */
const narrowest = 647;
const gap = 14;

/** px; the plot on the narrowest phone. */
const narrowestOfAll = 280;

/** The share of the plot by which a caption before its mark reaches over it. */
const overMark = 1 / 40;

/**
 * The result stands after the end of the bar, or below it and before its mark where the bar reaches too
 * far, or after it where it comes too soon. The turning point stands below, on the side that has room, and is left out where neither has.
 */
export function captionsOf({ actual, limit, turn, finish }: Program, months: number) {
  const lengthOf = (text: string) => ((textWidth(text) + gap) / narrowest) * months;
  const end = Math.max(actual, limit?.at ?? 0);
  const isBeside = !finish || end + lengthOf(finish.text) <= months;
  const captions: Caption[] = [];
  if (finish)
    captions.push(
      isBeside
        ? { text: finish.text, at: end, level: "beside", side: "after" }
        : {
            text: finish.text,
            at: finish.at,
            level: "below",
            side: finish.at < lengthOf(finish.text) ? "after" : "before",
          },
    );
  if (!turn) return captions;

  const length = lengthOf(turn.text);
  const free = isBeside ? months : Math.max(finish.at - lengthOf(finish.text), 0);
  const turnEnd = turn.from + overMark * months;
  const below = { text: turn.text, level: "below" } as const;
  if (turn.from + length <= free) captions.unshift({ ...below, at: turn.from, side: "after" });
  else if (length <= turnEnd && turnEnd <= free)
    captions.unshift({ ...below, at: turnEnd, side: "before" });
  return captions;
}

/** What the fixed date is, after all bars; nothing where the narrowest phone has no room for it. */
export function limitCaption({ planned, actual, limit }: Program, months: number): Caption[] {
  if (!limit) return [];
  const at = Math.max(planned, actual, limit.at);
  const length = ((textWidth(limit.text, 13) + gap) / narrowestOfAll) * months;
  return at + length > months ? [] : [{ text: limit.text, at, level: "beside", side: "after" }];
}
