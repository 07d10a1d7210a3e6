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
import { numberInWords } from "../../text/quantities.ts";

const hour = (title: string) =>
  number(title, 0, 24, "In hours UTC during standard time: 3.5 is 03:30.").refine(
    (value) => Number.isInteger(value * 4),
    "in whole quarters of an hour.",
  );

const hub = group("Office", {
  place: line("Place", 16).meta({ title: "Place", isFilled: true }),
  zone: line("Time zone", 26).exactOptional(),
  address: line("Address", 90, "Below the place.").exactOptional(),
  people: whole("Employees", 1, 100_000).exactOptional(),
  work: text("What they do", 68).exactOptional(),
  hours: line("Hours in words", 60, "Where none are drawn.").exactOptional(),
  day: group(
    "Working day",
    { from: hour("From"), to: hour("To") },
    "Drawn where several offices have one.",
  )
    .refine(({ from, to }) => from < to, "“from” comes before “to”.")
    .exactOptional(),
  dutyDesk: flag("A shift of the duty desk"),
});

/** "people in five hubs". */
export const headingOf = (heading: string, count: number, numbers: readonly string[]) =>
  heading.replace("{count}", numberInWords(count, numbers));

export const hubs = defineBand(
  "hubs",
  "Firm: offices, around the clock if there are several",
  {
    ...sectionFields(215),
    heading: blanks("Heading, after the number of people if there is one", 40, "count?"),
    people: figure("Number of people").exactOptional(),
    counted: text("Words of the link to that figure", 24).exactOptional(),
    hubs: anyNumber(12, "Offices", hub, { hint: "In the order of their day.", row: "{place}" }),
  },
  {
    ground: "sand",
    anchor: "hubs",
    isEmpty: ({ hubs }) => !hubs.length,
    found: ({ people, heading, text, hubs }, { words }) => ({
      title: [people?.value, headingOf(heading, hubs.length, words.durations.numbers)]
        .filter(Boolean)
        .join(" "),
      text,
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
      if (people && counted >= 0 && counted !== Number(people.value.replace(/\D/g, "")))
        yield {
          path: ["hubs"],
          message: `their people are ${counted}, ${contentFolder}/claims.yaml says ${people.value}.`,
        };
      const desks = hubs.filter(({ dutyDesk }) => dutyDesk);
      let reached = 0;
      for (const { day } of desks) reached = day?.from === reached ? day.to : Number.NaN;
      if (desks.length && reached !== 24)
        yield {
          path: ["hubs"],
          message:
            "the duty desk is open around the clock: its shifts follow each other from 0 to 24.",
        };
      else if (new Set(desks.map(({ zone }) => zone)).size < desks.length)
        yield {
          path: ["hubs"],
          message: "each shift of the duty desk is in a time zone of its own.",
        };
    },
  },
);
