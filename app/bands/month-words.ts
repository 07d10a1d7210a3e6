import type { Months } from "../content/types";

/** "3 weeks", "10 weeks", "4 months", "9½ months": under three months, a fraction is given in weeks. */
function lengthOf(months: number): string {
  if (Number.isInteger(months)) return months === 1 ? "1 month" : `${months} months`;
  return months < 3 ? `${months * 4} weeks` : `${Math.floor(months)}½ months`;
}

/** Non-breaking, so that a length never wraps. */
const tied = (words: string): string => words.replaceAll(" ", "\u00a0");

/** Merges runs that touch. */
function joined(runs: readonly Months[]): Months[] {
  const whole: Months[] = [];
  for (const { from, to } of runs) {
    const last = whole.at(-1);
    if (last?.to === from) last.to = to;
    else whole.push({ from, to });
  }
  return whole;
}

/** "2 months", or "5 months, then 9½ months, then 5½ months". */
export const lengthInWords = (runs: readonly Months[]): string =>
  joined(runs)
    .map(({ from, to }) => tied(lengthOf(to - from)))
    .join(", then ");

/** The month that contains a point in time; a boundary counts as the end of one or the start of the next. */
export const monthEndedBy = (at: number): number => Math.ceil(at);
export const monthBegunAt = (at: number): number => Math.floor(at) + 1;

/** "month 4", or "months 9 to 12 and 14 to 16". */
export function monthsInWords(runs: readonly Months[]): string {
  const spans = joined(runs).map(({ from, to }) => [monthBegunAt(from), monthEndedBy(to)]);
  const [[first, last] = []] = spans;
  if (spans.length === 1 && first === last) return tied(`month ${first}`);
  return `months\u00a0${spans.map(([start, end]) => tied(`${start} to ${end}`)).join(" and ")}`;
}
