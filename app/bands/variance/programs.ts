import type { CaseStudy, DrawnStep } from "../../content/types";
import type { TrackWords } from "../month-words";
import { finishText, turningPoint } from "../turning-point";

export interface ProgramSource extends Pick<CaseStudy, "slug" | "title" | "months" | "track"> {
  steps: readonly DrawnStep[];
}

type Finish = NonNullable<CaseStudy["track"]["finish"]>;

/** The result, and how many months it was late against the plan of its step. */
const finishOf = (
  { step, at, text, key }: Finish,
  steps: readonly DrawnStep[],
  words: TrackWords,
) => ({
  at,
  key,
  late: at - (steps[step - 1]?.planned?.to ?? at),
  text: finishText({ at, text }, words),
});

/** A case study as one line: months since kickoff, and how many it was late against its first plan. */
export function programOf({ slug, title, months, steps, track }: ProgramSource, words: TrackWords) {
  const planned = Math.max(...steps.map((step) => step.planned?.to ?? 0));
  const actual = Math.max(...steps.flatMap((step) => step.actual.map(({ to }) => to)));
  return {
    slug,
    title,
    months,
    planned,
    actual,
    late: actual - planned,
    turn: turningPoint(steps, words),
    finish: track.finish && finishOf(track.finish, steps, words),
    limit: track.limit,
    /** The month in which the client agreed to a new date. */
    agreedIn: track.agreed?.month,
  };
}

export type Program = ReturnType<typeof programOf>;

/** The latest first; of two that are equally late the larger share of its plan, then the longer one. */
export const byLateness = (a: Program, b: Program): number =>
  b.late - a.late || b.late / b.planned - a.late / a.planned || b.actual - a.actual;
