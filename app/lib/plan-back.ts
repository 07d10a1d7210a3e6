import type { Day } from "../text/day";
import { addWorkingDays, type Closed, weekday } from "../text/working-days";

/** How many working days lie before a kickoff: content/facts.yaml. */
export interface LeadTimes {
  /** From a letter to the call. */
  callWithin: number;
  /** From the call to the signature. */
  noteAfter: number;
  /** From the signature to the kickoff. */
  kickoffWithin: number;
}

/** The working day of a plan, counted from 1, which is its kickoff. */
export const workingDay = (kickoff: Day, number: number, closed: readonly Closed[]): Day =>
  addWorkingDays(kickoff, number - 1, closed);

/**
 * A plan whose first result lands in time: its last week, which begins with the go-live, ends on the last
 * Friday on or before the date, or the working day before.
 */
export function planBack(by: Day, weeks: number, lead: LeadTimes, closed: readonly Closed[]) {
  const before = (day: Day, count: number) => addWorkingDays(day, -count, closed);
  const result = before(by - ((weekday(by) + 3) % 7) + 1, 1);
  const kickoff = before(result, 5 * weeks - 1);
  const signature = before(kickoff, lead.kickoffWithin);
  const call = before(signature, lead.noteAfter);
  const letter = before(call, lead.callWithin);
  return { result, goLive: before(result, 4), kickoff, signature, call, letter };
}

export type Plan = ReturnType<typeof planBack>;
