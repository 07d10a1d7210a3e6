import type { CaseStudy } from "../content/types";
import { filled } from "../lib/use-words";
import { monthBegunAt, type TrackWords } from "./month-words";

/** The run that is the turning point of a case study, and its step. */
export function turningPoint(approach: CaseStudy["approach"], { at }: TrackWords) {
  for (const [index, { actual }] of approach.entries())
    for (const { from, to, turned } of actual)
      if (turned)
        return { index, from, to, text: filled(at, { month: monthBegunAt(from), text: turned }) };
  throw new Error("A case study turns: give one run of its approach what turned.");
}
