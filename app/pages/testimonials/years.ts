import type { Run, Testimonial } from "../../content/types";
import { percent } from "../../visualization/figures";

/** The years of the axis, from the founding to the latest engagement or quote. */
export function axisYears(first: number, all: readonly Testimonial[]): number[] {
  const last = Math.max(
    ...all.flatMap(({ runs, said }) => [said, ...runs.map(({ to }) => Math.ceil(to) - 1)]),
  );
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A point in time as a position on the axis. */
export const placeOf = (time: number, years: readonly number[]) =>
  percent(((time - (years[0] ?? 0)) / years.length) * 100);

/** A run as a bar. */
export const barOf = ({ from, to }: Run, years: readonly number[]) => ({
  x: placeOf(from, years),
  width: percent(((to - from) / years.length) * 100),
});

const quarterStarts = ["January", "April", "July", "October"];
const quarterEnds = ["March", "June", "September", "December"];

/** "April to September 2018", "January 2025 to March 2026": what the bar shows, in words. */
export function wordsOf({ from, to }: Run): string {
  const first = Math.floor(from);
  const last = Math.ceil(to) - 1;
  const start = quarterStarts[(from - first) * 4];
  const end = quarterEnds[(to - last) * 4 - 1];
  return first === last ? `${start} to ${end} ${last}` : `${start} ${first} to ${end} ${last}`;
}
