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

/** The ends of this quarter and of those that follow. */
export function quarterEnds(from: Day, count = 6): Day[] {
  const date = asDate(from);
  const quarter = Math.floor(date.getUTCMonth() / 3);
  return Array.from({ length: count }, (_, index) =>
    dayOf(date.getUTCFullYear(), (quarter + index + 1) * 3, 0),
  );
}
