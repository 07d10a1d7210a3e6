import { asDate, type Day } from "../../text/day";

const inWords = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { ...options, timeZone: "UTC" });

const withWeekday = (width: "long" | "short") => (day: Day) =>
  inWords({ weekday: width, month: width, day: "numeric" }).format(asDate(day));

/** "Monday, May 17", and "Mon, May 17". */
export const longDay = withWeekday("long");
export const shortDay = withWeekday("short");

/** "June 30, 2027". */
export const longDate = (day: Day) => inWords({ dateStyle: "long" }).format(asDate(day));

/** "May 17 – 19"; one day is "May 17". */
export const daysBetween = (from: Day, to: Day) =>
  inWords({ month: "short", day: "numeric" }).formatRange(asDate(from), asDate(to));
