import type { Run } from "../../content/types";
import { percent } from "../../visualization/figures";

/** The years of the axis, from the founding, or the first engagement, to the latest one or quote. */
export function axisYears(
  founded: number | undefined,
  all: readonly { said: number; runs: readonly Run[] }[],
): number[] {
  const starts = all.flatMap(({ runs }) => runs.map(({ from }) => from));
  const first = founded ?? Math.floor(Math.min(...starts));
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

/** The first month of a quarter that begins then, and the last of one that ends then. */
const monthFrom = (time: number) => new Date(Date.UTC(Math.floor(time), (time % 1) * 12));
const monthUntil = (time: number) => new Date(Date.UTC(Math.floor(time), (time % 1) * 12 - 1));

/** The months of a run, for a sentence: "April" and "September 2018", "January 2025" and "March 2026". */
export function monthsOf({ from, to }: Run, language: string) {
  const [first, last] = [monthFrom(from), monthUntil(to)];
  const inWords = (date: Date, year?: "numeric") =>
    date.toLocaleDateString(language, { month: "long", ...(year && { year }), timeZone: "UTC" });
  const isSameYear = first.getUTCFullYear() === last.getUTCFullYear();
  return { from: inWords(first, isSameYear ? undefined : "numeric"), to: inWords(last, "numeric") };
}
