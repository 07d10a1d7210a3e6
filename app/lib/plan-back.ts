import type { Day } from "../text/day";
import { addWorkingDays, type Closed, weekday } from "../text/working-days";

/** The working day of a plan, counted from 1, which is its kickoff. */
export const workingDay = (kickoff: Day, number: number, closed: readonly Closed[]): Day =>
  addWorkingDays(kickoff, number - 1, closed);

/**
 * A plan whose first result lands in time: its last week ends on the last Friday on or before the date,
 * or the working day before, and the first call comes so many working days before kickoff.
 */
export function planBack(by: Day, weeks: number, callBefore: number, closed: readonly Closed[]) {
  const friday = by - ((weekday(by) + 3) % 7);
  const result = addWorkingDays(friday + 1, -1, closed);
  const kickoff = addWorkingDays(result, 1 - 5 * weeks, closed);
  return { result, kickoff, call: addWorkingDays(kickoff, -callBefore, closed) };
}
