import { contentFolder } from "../../content/folder.ts";
import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import {
  anyNumber,
  blanks,
  flag,
  group,
  line,
  number,
  text,
  whole,
} from "../../content/schema/fields.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";
import { filled } from "../../text/filled.ts";
import { numberInWords } from "../../text/quantities.ts";

const hour = (title: string) =>
  number(title, 0, 24, "In hours UTC during standard time: 3.5 is 3:30.").refine(
    (value) => Number.isInteger(value * 4),
    "has to be in quarter hours, like 3.25.",
  );

const hub = group("Office", {
  place: line("Place", 16).meta({ title: "Place", isFilled: true }),
  zone: line("Time zone", 26).exactOptional(),
  address: line("Address", 90).exactOptional(),
  people: whole("Employees", 1, 100_000).exactOptional(),
  work: text("Work", 68, "What the people there do.").exactOptional(),
  hours: line("Hours", 60, "In words. Shown where no working day is drawn.").exactOptional(),
  day: group("Working day", { from: hour("From"), to: hour("To") })
    .describe("Drawn if several offices have one.")
    .refine(({ from, to }) => from < to, "has to start before it ends.")
    .exactOptional(),
  dutyDesk: flag(
    "Support desk",
    "The working day is a shift of the support desk, which is open around the clock.",
  ),
});

/** "people in five hubs". */
export const headingOf = (heading: string, count: number, numbers: readonly string[]) =>
  filled(heading, { count: numberInWords(count, numbers) });

export const hubs = defineBand(
  "hubs",
  "Firm: offices",
  "The offices with their working hours, around the clock if there are several. Use it on the page about the firm.",
  {
    ...sectionFields(215),
    heading: blanks("Heading", 40, "count?"),
    people: figure("Number of people").exactOptional(),
    counted: text("Link label", 24, "Leads to the figure.").exactOptional(),
    hubs: anyNumber(40, "Offices", hub, { row: "{place}" }).describe(
      "In the order of their working days.",
    ),
  },
  {
    ground: "sand",
    anchor: "hubs",
    isEmpty: ({ hubs }) => !hubs.length,
    found: ({ people, heading, hubs }, { words }) => ({
      title: [people?.value, headingOf(heading, hubs.length, words.durations.numbers)]
        .filter(Boolean)
        .join(" "),
      more: hubs.flatMap(({ place, zone = "", address = "", work = "" }) => [
        place,
        zone,
        address,
        work,
      ]),
    }),
    *agrees({ people, hubs }) {
      const counted = hubs.reduce((sum, hub) => sum + (hub.people ?? Number.NaN), 0);
      // Where one does not say how many they are, nothing can be added up.
      if (people && counted >= 0 && counted !== people.number)
        yield {
          path: ["hubs"],
          message: `adds up to ${counted} people, but the number of the figure in ${contentFolder}/claims.yaml is ${people.number ?? "not given"}. Change one of them.`,
        };
      const desks = hubs.filter(({ dutyDesk }) => dutyDesk);
      let reached = 0;
      for (const { day } of desks) reached = day?.from === reached ? day.to : Number.NaN;
      if (desks.length && reached !== 24)
        yield {
          path: ["hubs"],
          message:
            "has gaps in the support desk, which is open around the clock. Let its shifts follow each other from 0 to 24.",
        };
      else if (new Set(desks.map(({ zone }) => zone)).size < desks.length)
        yield {
          path: ["hubs"],
          message: "has two support desk shifts in the same time zone. Give each its own.",
        };
    },
  },
);
