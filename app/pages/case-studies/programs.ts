import { monthEndedBy } from "../../bands/month-words";
import { turningPoint } from "../../bands/turning-point";
import { monthsIn } from "../../content/schema/case-study-rules";
import type { CaseStudy } from "../../content/types";

export type ProgramSource = Pick<CaseStudy, "slug" | "title" | "approach" | "track">;

/** A case study as one line: months since kickoff, and how many it was late against its first plan. */
export function programOf({ slug, title, approach, track }: ProgramSource) {
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
    turn: turningPoint(approach),
    finish: { at, key, late: at - due, text: `Month ${monthEndedBy(at)}: ${text}` },
    limit: track.limit?.at,
    /** The month in which the client agreed to a new date: the first one that the text names. */
    agreedIn: monthsIn(track.agreed ?? "")[0],
  };
}

export type Program = ReturnType<typeof programOf>;

/** The latest first; of two that are equally late the larger share of its plan, then the longer one. */
export const byLateness = (a: Program, b: Program): number =>
  b.late - a.late || b.late / b.planned - a.late / a.planned || b.actual - a.actual;
