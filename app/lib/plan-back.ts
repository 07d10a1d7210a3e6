import type { Day } from "./quarter-ends";

/** Monday is 0. */
const weekday = (day: Day) => (day + 3) % 7;

/** So many working days later, or earlier if the count is negative. */
export function addWorkingDays(day: Day, count: number): Day {
  const step = Math.sign(count);
  let left = Math.abs(count);
  let reached = day;
  while (left) {
    reached += step;
    if (weekday(reached) < 5) left--;
  }
  return reached;
}

/** The working day of a plan, counted from 1; its kickoff is a Monday. */
export const workingDay = (kickoff: Day, number: number): Day =>
  kickoff + 7 * Math.floor((number - 1) / 5) + ((number - 1) % 5);

/**
 * A plan whose first result lands in time: its last week ends on the last Friday on or before the date,
 * and the first call comes so many working days before kickoff.
 */
export function planBack(by: Day, weeks: number, callBefore: number) {
  const result = by - ((weekday(by) + 3) % 7);
  const kickoff = result - 4 - 7 * (weeks - 1);
  return { result, kickoff, call: addWorkingDays(kickoff, -callBefore) };
}
