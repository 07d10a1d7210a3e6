import { quartersOfPhase } from "../content/chart-of-phases";
import type { PhaseSpan } from "../content/types";
import { percent } from "../visualization/figures";

interface Placed {
  phases?: PhaseSpan | undefined;
}

/** Sorts a group's bars so that they step down from upper left to lower right; rows without one follow. */
export function byStart({ phases: a }: Placed, { phases: b }: Placed): number {
  return a && b ? a.from - b.from || a.to - b.to : Number(!a) - Number(!b);
}

/** The first and the last phase that a span covers; one that ends with a phase does not reach the next. */
export function phasesOf<T>({ from, to }: PhaseSpan, phases: readonly T[]) {
  return {
    first: phases[Math.floor(from / quartersOfPhase)] as T,
    last: phases[Math.ceil(to / quartersOfPhase) - 1] as T,
  };
}

/** How many services are active in each phase. */
export function phaseLoad(spans: readonly PhaseSpan[], count: number): number[] {
  return Array.from({ length: count }, (_, phase) => {
    const from = phase * quartersOfPhase;
    return spans.filter((span) => span.from < from + quartersOfPhase && span.to > from).length;
  });
}

/** A bar's position on an axis of so many phases, in percent. */
export function barPlace({ from, to, ends }: PhaseSpan, count: number) {
  const at = (quarter: number) => percent((quarter / (count * quartersOfPhase)) * 100);
  return { from: at(from), to: at(to), width: at(to - from), hasEnd: Boolean(ends) };
}
