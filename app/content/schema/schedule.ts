import { z } from "zod";
import { faultIn, flag, group, line, list, rows, text, whole } from "./fields.ts";

/** A span of working days includes both of its days. */
export type Days = readonly [from: number, to: number];

/** "5, 9-10, 13-14" as spans. */
const days = z
  .union([z.string(), z.number()], { error: "needs days, like 1-3 or 5, 9-10." })
  .meta({
    title: "Days",
    description: "Working days from 1 to 20. For example: 1-3 or 5, 9-10, 13-14",
  })
  .transform((value, context): readonly [Days, ...Days[]] => {
    const spans = String(value)
      .split(",")
      .map((part) => /^\s*(\d+)(?:\s*[-–]\s*(\d+))?\s*$/.exec(part))
      .map((found): Days => [Number(found?.[1]), Number(found?.[2] ?? found?.[1])]);
    const isInOrder = spans.every(
      ([from, to], index) =>
        from >= 1 && to >= from && to <= 20 && from > (spans[index - 1]?.[1] ?? 0),
    );
    if (!isInOrder)
      faultIn(context)(
        `“${value}” does not work. Write days from 1 to 20, in order, like 1-3 or 5, 9-10.`,
      );
    return spans as unknown as readonly [Days, ...Days[]];
  });

/** The first twenty working days of a service, matching its text. */
export const schedule = group("The first four weeks", {
  note: text("Note", 160, "Two sentences: what the weeks are for, and what a lost day costs."),
  weeks: list(4, 4, "Weeks", line("Week", 9, "A verb. For example: Listen")).describe(
    "One verb for each week.",
  ),
  work: rows(2, 8, "Work", "Work", "{name} ({days})", {
    name: line("Work", 38, "Short enough to fit above its bar on a phone."),
    who: line("Owner", 30, "A role, not a person."),
    days,
    critical: flag(
      "On the critical path",
      "Starts the day after the critical work before it ends.",
    ),
    gate: line("Decision", 30, "One that is made at the end of this bar.").exactOptional(),
  }).describe(
    "From top to bottom, starting with the critical path. What follows comes below what it follows.",
  ),
  handover: group("Handoff", {
    day: whole("Day", 1, 20, "The last day of the critical path."),
    name: line("Result", 38, "What the client gets. It becomes the heading: “… by day 20”."),
    who: line("Recipient", 30, "A role, not a person."),
  }),
}).superRefine(({ work, handover }, context) => {
  const fault = faultIn(context);
  if (!work[0]?.critical)
    fault("has to be on the critical path, because it comes first.", "work", 0);
  let due = 1;
  let count = 0;
  for (const [index, { days, critical }] of work.entries()) {
    if (!critical) continue;
    if (days.length > 1)
      fault("has several periods. Work on the critical path has only one.", "work", index, "days");
    if (days[0][0] !== due)
      fault(
        `has to start on day ${due}, because it is on the critical path.`,
        "work",
        index,
        "days",
      );
    due = days[0][1] + 1;
    count++;
  }
  if (count < 2) fault("needs at least two rows on the critical path.", "work");
  if (handover.day !== due - 1)
    fault(`has to be ${due - 1}, the day the critical path ends.`, "handover", "day");
});

/** The weeks that a passage covers: "1-2, after". */
export const covers = z
  .union([z.string(), z.number()], { error: "needs weeks, like 1-2 or 4, after." })
  .meta({
    title: "Weeks",
    description:
      "The weeks the passage is about. For example: 1-2 or 4, after. Leave it empty if it is about none.",
  })
  .transform((value, context): readonly (1 | 2 | 3 | 4 | "after")[] => {
    const all = [1, 2, 3, 4, "after"] as const;
    if (value === "") return [];
    return String(value)
      .split(",")
      .flatMap((part) => {
        const [from, to = from] = part.trim().split("-");
        const [first, last] = [from, to].map((one) => all.findIndex((week) => `${week}` === one));
        if (first === undefined || last === undefined || first < 0 || last < first) {
          faultIn(context)(`“${value}” does not work. Write weeks like 1-2 or 4, after.`);
          return [];
        }
        return all.slice(first, last + 1);
      });
  })
  // Left out by a passage about none of them.
  .prefault("");
