import type { Lists } from "../content/lists";
import type { Months } from "../content/types";
import { filled } from "../lib/use-words";
import { halvesInWords, timeInWords } from "../text/quantities";

/** What is said of a program in months: content/interface.yaml, in the language of the site. */
export type TrackWords = Lists["words"]["track"] &
  Pick<Lists["words"], "durations"> & { language: string };

/** "3 weeks", "10 weeks", "4 months", "9½ months": under three months, a fraction is given in weeks. */
export function lengthOf(months: number, language: string): string {
  if (Number.isInteger(months)) return timeInWords(months, "month", language);
  return months < 3
    ? timeInWords(months * 4, "week", language)
    : halvesInWords(months, "month", language);
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
export const lengthInWords = (
  runs: readonly Months[],
  { followedBy, language }: TrackWords,
): string =>
  joined(runs)
    .map(({ from, to }) => tied(lengthOf(to - from, language)))
    .reduce((first, next) => filled(followedBy, { first, next }));

/** The month that contains a point in time; a boundary counts as the end of one or the start of the next. */
export const monthEndedBy = (at: number): number => Math.ceil(at);
export const monthBegunAt = (at: number): number => Math.floor(at) + 1;

/** "month 4", or "months 9 to 12 and 14 to 16". */
export function monthsInWords(runs: readonly Months[], words: TrackWords): string {
  const spans = joined(runs).map(({ from, to }) => ({
    from: monthBegunAt(from),
    to: monthEndedBy(to),
  }));
  const [first] = spans;
  if (first && spans.length === 1 && first.from === first.to)
    return tied(filled(words.inMonth, { month: first.from }));
  const list = new Intl.ListFormat(words.language).format(
    spans.map((span) => tied(filled(words.span, span))),
  );
  // Only between two spans a line may end.
  return filled(tied(words.inMonths), { spans: list });
}
