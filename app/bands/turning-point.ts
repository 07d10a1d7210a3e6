import type { DrawnStep } from "../content/types";
import { filled } from "../lib/use-words";
import { monthBegunAt, monthEndedBy, type TrackWords } from "./month-words";

interface Mark {
  at: number;
  text: string;
}

/** "Month 16: both sites handed back". */
export const finishText = ({ at, text }: Mark, words: TrackWords) =>
  filled(words.at, { month: monthEndedBy(at), text });

/** "Leases end in month 18." */
export const limitText = ({ at, text }: Mark, { limit }: TrackWords) =>
  filled(limit, { text, month: monthEndedBy(at) });

/** The run that is the turning point of a case study, if it has one, and its step. */
export function turningPoint(steps: readonly DrawnStep[], { at }: TrackWords) {
  for (const [index, { actual }] of steps.entries())
    for (const { from, to, turned } of actual)
      if (turned)
        return { index, from, to, text: filled(at, { month: monthBegunAt(from), text: turned }) };
  return undefined;
}
