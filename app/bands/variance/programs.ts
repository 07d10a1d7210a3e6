import type { CaseStudy } from "../../content/types";
import { filled } from "../../lib/use-words";
import { monthEndedBy, type TrackWords } from "../month-words";
import { turningPoint } from "../turning-point";

export type ProgramSource = Pick<CaseStudy, "slug" | "title" | "approach" | "track">;

/** A case study as one line: months since kickoff, and how many it was late against its first plan. */
export function programOf({ slug, title, approach, track }: ProgramSource, words: TrackWords) {
  const planned = Math.max(...approach.map((step) => step.planned?.to ?? 0));
  const actual = Math.max(...approach.flatMap((step) => step.actual.map(({ to }) => to)));
  const { step, at, text, key } = track.finish;
  const due = approach[step - 1]?.planned?.to ?? at;
  return {
    slug,
    title,
    planned,
    actual,
    late: actual - planned,
    turn: turningPoint(approach, words),
    finish: {
      at,
      key,
      late: at - due,
      text: filled(words.at, { month: monthEndedBy(at), text }),
    },
    limit: track.limit?.at,
    /** The month in which the client agreed to a new date. */
    agreedIn: track.agreed?.month,
  };
}

export type Program = ReturnType<typeof programOf>;

/** The latest first; of two that are equally late the larger share of its plan, then the longer one. */
export const byLateness = (a: Program, b: Program): number =>
  b.late - a.late || b.late / b.planned - a.late / a.planned || b.actual - a.actual;
