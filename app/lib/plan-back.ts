import { asDate, type Day } from "../text/day";
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

/** The first day of a month, so many months after that of a day. */
export function firstOfMonth(day: Day, months: number): Day {
  const date = asDate(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months) / 864e5;
}

/** What comes before a kickoff. */
function planTo(kickoff: Day, lead: LeadTimes, closed: readonly Closed[]) {
  const before = (day: Day, count: number) => addWorkingDays(day, -count, closed);
  const signature = before(kickoff, lead.kickoffWithin);
  const call = before(signature, lead.noteAfter);
  return { kickoff, signature, call, letter: before(call, lead.callWithin) };
}

/**
 * A plan whose first result lands in time: its last week, which begins with the go-live, ends on the last
 * Friday on or before the date, or the working day before.
 */
export function planBack(by: Day, weeks: number, lead: LeadTimes, closed: readonly Closed[]) {
  const before = (day: Day, count: number) => addWorkingDays(day, -count, closed);
  const result = before(by - ((weekday(by) + 3) % 7) + 1, 1);
  const kickoff = before(result, 5 * weeks - 1);
  return { result, goLive: before(result, 4), ...planTo(kickoff, lead, closed) };
}

export type Plan = ReturnType<typeof planBack>;

/**
 * A plan for what lands some months after its kickoff: the last of them ends on the date, a month's end. It
 * begins on the Monday on or before the first of them, or the working day before.
 */
export function planMonthsBack(
  by: Day,
  months: number,
  lead: LeadTimes,
  closed: readonly Closed[],
): Plan {
  const start = firstOfMonth(by, 1 - months);
  const kickoff = addWorkingDays(start - weekday(start) + 1, -1, closed);
  return { result: by, goLive: by, ...planTo(kickoff, lead, closed) };
}
