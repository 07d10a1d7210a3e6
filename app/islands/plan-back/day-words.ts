import { today } from "../../lib/offered-dates";
import { asDate, type Day } from "../../text/day";

/** Of both ends, if it is a span; after "17." a day is not broken. */
const inWords = (options: Intl.DateTimeFormatOptions, from: Day, to = from) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { ...options, timeZone: "UTC" })
    .formatRange(asDate(from), asDate(to))
    .replace(/(?<=\.) /, "\u00a0");

/** "Monday, May 17". */
export const longDay = (day: Day) =>
  inWords({ weekday: "long", month: "long", day: "numeric" }, day);

/** "June 17", never broken; where the year is not plain, "Jun 17, 2029". */
export const monthDay = (day: Day) =>
  inWords(
    day > today() + 330 ? { dateStyle: "medium" } : { month: "long", day: "numeric" },
    day,
  ).replaceAll(" ", "\u00a0");

/** "June 30, 2027". */
export const longDate = (day: Day) => inWords({ dateStyle: "long" }, day);

/** "Jun 30, 2027". */
export const shortDate = (day: Day) => inWords({ dateStyle: "medium" }, day);

/** "Mon, May 17". */
export const shortDay = (day: Day) =>
  inWords({ weekday: "short", month: "short", day: "numeric" }, day);

/** "May 17 – 19"; one day is "May 17". */
export const daysBetween = (from: Day, to: Day) =>
  inWords({ month: "short", day: "numeric" }, from, to);

/** "June", "Jun", "J" or "June 2027". */
export const monthName = (day: Day, month: "long" | "short" | "narrow", year?: "numeric") =>
  inWords({ month, year }, day);
