import { defineBand } from "../../content/schema/band.ts";
import { blanks, line, text } from "../../content/schema/fields.ts";

export const weekId = (week: number) => `week-${week}`;

export const schedule = defineBand(
  "schedule",
  "Service: first four weeks",
  "The critical path of the first four weeks; all other work opens below it. Shown for services that have a schedule.",
  {
    label: line("Label", 25),
    heading: text("Heading", 52),
    datedHeading: blanks("Heading with a date", 52, "day"),
    typical: text("Note", 62, "Say that it is an example."),
  },
  {
    of: ["service", "solution"],
    ground: "ink",
    anchor: "first-four-weeks",
    role: "weeks",
    shows: ({ schedule }) => schedule !== undefined,
    ids: (_, __, { schedule }) => schedule?.weeks.map((_, index) => weekId(index + 1)) ?? [],
  },
);
