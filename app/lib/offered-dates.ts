import { asDate, type Day } from "../text/day";

const dayOf = (year: number, month: number, date: number): Day =>
  Date.UTC(year, month, date) / 864e5;

/** The day that it is for the visitor. */
export const today = (now = new Date()): Day =>
  dayOf(now.getFullYear(), now.getMonth(), now.getDate());

/** Dates to plan back from: the ends of this quarter and of four more, and of the year after, for whole programs. */
export function offeredDates(from: Day): Day[] {
  const date = asDate(from);
  const year = date.getUTCFullYear();
  const quarter = Math.floor(date.getUTCMonth() / 3);
  const ends = Array.from({ length: 5 }, (_, index) => dayOf(year, (quarter + index + 1) * 3, 0));
  return [...ends, dayOf(year + 2, 12, 0)];
}
