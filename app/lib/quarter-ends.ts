import { asDate, type Day } from "../text/day";

const dayOf = (year: number, month: number, date: number): Day =>
  Date.UTC(year, month, date) / 864e5;

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
