import { z } from "zod";
import { exactly, flag, group, line, list, text, whole } from "./fields.ts";

/** A span of working days includes both of its days. */
export type Days = readonly [from: number, to: number];

/** "5, 9-10, 13-14" as spans. */
const days = z
  .union([z.string(), z.number()], { error: "write days as 1-3, or 5, 9-10." })
  .meta({
    title: "Days",
    description: "Working days 1 to 20, as 1-3; several spans as 5, 9-10, 13-14.",
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
      context.addIssue({
        code: "custom",
        message: `“${value}”: write days from 1 to 20, in order, as 1-3 or 5, 9-10.`,
      });
    return spans as unknown as readonly [Days, ...Days[]];
  });

/** The first twenty working days of a service, matching its text. */
export const schedule = group("The first four weeks", {
  note: text("Note", 160, "What they are for, and what a lost day costs: two sentences."),
  weeks: exactly(4, "A verb for each week", line("Verb", 9)),
  work: list(
    2,
    8,
    "Work",
    group("Work", {
      name: line("Work", 38, "It must fit above its bar on a phone."),
      who: line("Who", 30, "A role, never a person."),
      days,
      critical: flag(
        "On the critical path",
        "Starts on the day after the critical work before it has ended.",
      ),
      gate: line("Gate", 30, "A decision at the end of this bar.").exactOptional(),
    }),
    {
      hint: "In drawing order: first what starts the critical path, and a successor below its predecessor.",
      row: "{name} ({days})",
    },
  ),
  handover: group("Handover", {
    day: whole("Day", 1, 20, "On which the critical path ends."),
    name: line("What you hold", 38, "The heading of the drawing: “… by day 20”."),
    who: line("Who takes it", 30),
  }),
}).superRefine(({ work, handover }, context) => {
  const fault = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: "custom", path, message });
  if (!work[0]?.critical) fault("the first one is on the critical path.", "work", 0);
  let due = 1;
  let count = 0;
  for (const [index, { days, critical }] of work.entries()) {
    if (!critical) continue;
    if (days.length > 1) fault("a bar on the critical path has one span.", "work", index, "days");
    if (days[0][0] !== due)
      fault(`on the critical path it begins on day ${due}.`, "work", index, "days");
    due = days[0][1] + 1;
    count++;
  }
  if (count < 2) fault("two bars or more are on the critical path.", "work");
  if (handover.day !== due - 1)
    fault(`on day ${due - 1}, when the critical path ends.`, "handover", "day");
});

/** The weeks that a passage covers: "1-2, after". */
export const covers = z
  .union([z.string(), z.number()], { error: "write weeks as 1-2, or 4, after." })
  .meta({
    title: "Weeks it covers",
    description: "1 to 4 and after, as 1-2 or 4, after; empty for a passage about none of them.",
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
          context.addIssue({
            code: "custom",
            message: `“${value}”: write weeks as 1-2, or 4, after.`,
          });
          return [];
        }
        return all.slice(first, last + 1);
      });
  })
  // Left out by a passage about none of them.
  .prefault("");
