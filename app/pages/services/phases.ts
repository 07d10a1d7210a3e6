import type { PhaseSpan } from "../../content/types";
import { percent } from "../../visualization/figures";

/** A phase has four quarters; the axis has five phases. */
const quarters = 4;
const end = 5 * quarters;

/** Sorts a group's bars so that they step down from upper left to lower right. */
export const byStart = (a: PhaseSpan, b: PhaseSpan) => a.from - b.from || a.to - b.to;

/** "Fund to run, ends with two signatures"; a span that ends with a phase does not reach the next one. */
export function spanWords({ from, to, ends }: PhaseSpan, phases: readonly string[]): string {
  const first = phases[Math.floor(from / quarters)];
  const last = phases[Math.ceil(to / quarters) - 1];
  const range = first === last ? first : `${first} to ${last?.toLowerCase()}`;
  return ends ? `${range}, ends with ${ends}` : `${range}`;
}

/** How many services are active in each phase. */
export function phaseLoad(spans: readonly PhaseSpan[]): number[] {
  return Array.from({ length: end / quarters }, (_, phase) => {
    const from = phase * quarters;
    return spans.filter((span) => span.from < from + quarters && span.to > from).length;
  });
}

/** A bar's position, in percent of the axis. */
export function barPlace({ from, to }: Pick<PhaseSpan, "from" | "to">) {
  const at = (quarter: number) => percent((quarter / end) * 100);
  return { from: at(from), to: at(to), width: at(to - from) };
}
