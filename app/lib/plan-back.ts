/** A day as a whole number since 1970, so that no time zone and no clock change can shift it. */
export type Day = number;

const milliseconds = 864e5;

const dayOf = (year: number, month: number, date: number): Day =>
  Date.UTC(year, month, date) / milliseconds;

/** For Intl, which must then be told that the time zone is UTC. */
export const asDate = (day: Day) => new Date(day * milliseconds);

export const toIso = (day: Day) => asDate(day).toISOString().slice(0, 10);

/** The day that it is for the visitor. */
export const today = (now = new Date()): Day =>
  dayOf(now.getFullYear(), now.getMonth(), now.getDate());

/** Monday is 0. */
const weekday = (day: Day) => (day + 3) % 7;

/** The ends of this quarter and of those that follow. */
export function quarterEnds(from: Day, count = 6): Day[] {
  const date = asDate(from);
  const quarter = Math.floor(date.getUTCMonth() / 3);
  return Array.from({ length: count }, (_, index) =>
    dayOf(date.getUTCFullYear(), (quarter + index + 1) * 3, 0),
  );
}

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
