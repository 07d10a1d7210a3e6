import { z } from "zod";
import { isWorkingDay } from "../../text/working-days.ts";
import { group, line, list } from "./fields.ts";

const dayOf = (title: string, hint: string) =>
  z
    .string()
    .regex(/^(20\d\d-)?\d\d-\d\d$/, {
      error: ({ input }) =>
        `“${input}”: write a day as 12-25, or as 2027-04-05 for one year alone.`,
    })
    .refine((day) => new Date(`2028-${day}`.slice(-10)).toJSON()?.slice(5, 10) === day.slice(-5), {
      error: ({ input }) => `“${input}” is no day of the calendar.`,
    })
    .meta({ title, description: hint });

const span = group("Days", {
  name: line("Name", 40),
  from: dayOf("From", "As 12-25 every year, or as 2027-04-05 once."),
  to: dayOf("To", "The last of several days, in the same form.").exactOptional(),
}).superRefine(({ from, to = from }, { addIssue }) => {
  const fault = (message: string) => addIssue({ code: "custom", path: ["to"], message });
  if (from.length !== to.length) fault("“from” and “to” both have a year, or neither has.");
  // Only days of every year may reach into the next.
  else if (from.length > 5 && to < from) fault("comes before “from”.");
});

/** The first days of 1972, a leap year, as a day is counted. */
const leapYear = Array.from({ length: 366 }, (_, index) => 730 + index);

/** Days on which the firm does not work, besides weekends: no planned day falls on one. */
export const closedDays = list(0, 60, "Public holidays and quiet weeks", span, {
  hint: "No planned day falls on them.",
  row: "{name}",
})
  .refine((closed) => leapYear.some((day) => isWorkingDay(day, closed)), {
    error: "no working day is left in a year: take some out.",
  })
  .prefault([]);
