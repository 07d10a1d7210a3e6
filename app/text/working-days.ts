import { type Day, toIso } from "./day.ts";

// Apart from day.ts, which every page loads: who counts working days has asked for a plan.

/** Days on which nobody works: 12-25 every year, 2027-04-05 once; a span every year may reach into the next. */
export interface Closed {
  from: string;
  to?: string;
}

/** Monday is 0. */
export const weekday = (day: Day) => (day + 3) % 7;

export const isWorkingDay = (day: Day, closed: readonly Closed[]) =>
  weekday(day) < 5 &&
  !closed.some(({ from, to = from }) => {
    const written = toIso(day).slice(-from.length);
    // Between its ends; of a span that reaches into the next year, not between them.
    return (written >= from !== written > to) !== from > to;
  });

/** So many working days later, or earlier if the count is negative. */
export function addWorkingDays(day: Day, count: number, closed: readonly Closed[]): Day {
  const step = count < 0 ? -1 : 1;
  let [reached, left] = [day, count];
  while (left) {
    reached += step;
    if (isWorkingDay(reached, closed)) left -= step;
  }
  return reached;
}
