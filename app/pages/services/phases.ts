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

const countWithin = (spans: readonly PhaseSpan[], from: number, to: number) =>
  spans.filter((span) => span.from < to && span.to > from).length;

/** How many services are active in each phase. */
export function phaseLoad(spans: readonly PhaseSpan[]): number[] {
  return Array.from({ length: end / quarters }, (_, phase) =>
    countWithin(spans, phase * quarters, (phase + 1) * quarters),
  );
}

/** How many services are active in each quarter, as an SVG step path of `width` by `height`. */
export function loadSteps(spans: readonly PhaseSpan[]) {
  const counts = Array.from({ length: end }, (_, at) => countWithin(spans, at, at + 1));
  const height = Math.max(...counts);
  const steps = counts.map((count) => `V${height - count}h1`).join("");
  return { width: end, height, path: `M0 ${height}${steps}V${height}z` };
}

/** A bar's position, in percent of the axis. */
export function barPlace({ from, to }: Pick<PhaseSpan, "from" | "to">) {
  const at = (quarter: number) => percent((quarter / end) * 100);
  return { from: at(from), to: at(to), width: at(to - from) };
}
