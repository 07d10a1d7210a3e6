import { z } from "zod";
import { isWorkingDay } from "../../text/working-days.ts";
import { group, line, list } from "./fields.ts";

const dayOf = (title: string, hint: string) =>
  z
    .string()
    .regex(/^(20\d\d-)?\d\d-\d\d$/, {
      error: ({ input }) =>
        `“${input}” is not a day. Write it like 12-25 for every year, or 2027-04-05 for a single year.`,
    })
    .refine((day) => new Date(`2028-${day}`.slice(-10)).toJSON()?.slice(5, 10) === day.slice(-5), {
      error: ({ input }) => `“${input}” is not on the calendar.`,
    })
    .meta({ title, description: hint });

const span = group("Days", {
  name: line("Name", 40).meta({ isFact: true }),
  from: dayOf("From", "For example: 12-25 for every year, or 2027-04-05 for a single year."),
  to: dayOf("To", "The last day, if it is more than one. Same format.").exactOptional(),
}).superRefine(({ from, to = from }, { addIssue }) => {
  const fault = (message: string) => addIssue({ code: "custom", path: ["to"], message });
  if (from.length !== to.length)
    fault("has a year and “from” does not, or the other way around. Give both a year, or neither.");
  // Only days of every year may reach into the next.
  else if (from.length > 5 && to < from) fault("comes before “from”. Swap them.");
});

/** The first days of 1972, a leap year, as a day is counted. */
const leapYear = Array.from({ length: 366 }, (_, index) => 730 + index);

/** Days on which the firm does not work, besides weekends: no planned day falls on one. */
export const closedDays = list(0, 60, "Public holidays and closed weeks", span, { row: "{name}" })
  .describe("Days on which the firm is closed. Plans skip them.")
  .refine((closed) => leapYear.some((day) => isWorkingDay(day, closed)), {
    error: "leaves no working day in the year. Remove some.",
  })
  .prefault([]);
