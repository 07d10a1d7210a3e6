import { type Percent, percent } from "../../visualization/figures";
import { lastDays, type Times } from "./schema";

/** Days between labels; a week has five. */
const stepFor = (days: number) => (days <= 12 ? 1 : days <= 60 ? 5 : 10);

/** First and last day of each step. One after a step that fills the days has a day of its own. */
function spansOf(steps: readonly Times[]): [first: number, last: number][] {
  const ends = lastDays(steps);
  return ends.map((end, index) => {
    const last = end ?? Math.max((ends[index + 1] ?? 1) - 1, 1);
    const before = index ? ends[index - 1] : 0;
    return [before === undefined ? last : Math.min(before + 1, last), last];
  });
}

/** The days up to the end of the last step, and what is done on which. */
export function barsByDay(steps: readonly Times[]) {
  const spans = spansOf(steps);
  const days = Math.max(...spans.map(([, last]) => last));
  const x = (day: number): Percent => percent(((day - 1) / days) * 100);
  const step = stepFor(days);
  return {
    labels: Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step + 1).map(
      (day) => ({ day, x: x(day) }),
    ),
    bars: spans.map(([first, last]) => {
      const endsWithBar = first - 1 > (days * 2) / 3;
      return {
        x: x(first),
        width: percent(((last - first + 1) / days) * 100),
        endsWithBar,
        /** What its words leave free: the days after it, or those before it. */
        room: endsWithBar ? x(days - last + 1) : x(first),
      };
    }),
  };
}
