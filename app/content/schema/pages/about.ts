import { z } from "zod";
import {
  exactly,
  flag,
  group,
  line,
  link,
  list,
  number,
  picture,
  reference,
  text,
  whole,
} from "../fields.ts";
import {
  closing,
  figure,
  head,
  intro,
  place,
  search,
  sectionFields,
  sectionIntro,
  titledText,
} from "./parts.ts";

const service = () => reference("services", "Practice");

const practice = group("Practice", {
  since: whole("Since", 1800, 2100, "The year in which it got a director of its own."),
  service: service(),
  question: text("Question", 60, "What clients had kept asking."),
});

const lead = group("Lead", {
  name: line("Name", 40).exactOptional(),
  portrait: link(
    "Portrait",
    "A square picture: a path on this site, or an https address on an allowed host.",
  ).exactOptional(),
  role: line("Role", 34),
  service: service(),
  years: whole("Years of experience", 1, 60, "With any employer."),
  program: text("A program that they ran", 155),
  source: z
    .union(
      [
        group("A case study", { caseStudy: reference("case-studies", "Case study") }),
        group("A testimonial", { client: reference("clients", "Client") }),
      ],
      { error: "write caseStudy with a case study, or client with a client." },
    )
    .meta({ title: "Where it can be read about" }),
}).refine(({ name, portrait }) => name !== undefined || portrait === undefined, {
  path: ["portrait"],
  error: "add the name as well.",
});

const hour = (title: string) =>
  number(title, 0, 24, "In hours UTC during standard time: 3.5 is 03:30.").refine(
    (value) => Number.isInteger(value * 4),
    "in whole quarters of an hour.",
  );

const hub = group("Hub", {
  place: line("Place", 16).meta({ title: "Place", isFilled: true }),
  zone: line("Time zone", 26),
  people: whole("Employees", 1, 100_000),
  work: text("What they do", 68),
  day: group("Working day", { from: hour("From"), to: hour("To") }).refine(
    ({ from, to }) => from < to,
    "“from” comes before “to”.",
  ),
  dutyDesk: flag("A shift of the duty desk"),
});

/** The shifts of the duty desk, as the text beside the drawing gives them. */
const shifts = ["0 to 8", "8 to 16", "16 to 24"];
const numerals = "no one two three four five six seven eight".split(" ");

export const aboutSchema = group("About", {
  ...place("/about"),
  head,
  intro,
  story: list(1, 4, "Story", text("Paragraph", 450), { hint: "The first one is set large." }),
  teamImage: picture("Picture", 1600, 1200),
  teamImageAlt: text("What the picture shows", 150, "For people who cannot see it."),
  figures: exactly(2, "Figures beside the opening", figure()),
  practicesIntro: sectionIntro("Above the practices"),
  practices: list(1, 6, "Practices", practice, {
    hint: "In the order in which they began.",
    row: "{since}: {service}",
  }),
  leadsIntro: sectionIntro("Above the leads"),
  leads: list(1, 6, "Leads", lead, {
    hint: "One for each practice, in the same order.",
    row: "{role}",
  }),
  hubsIntro: group("Above the hubs", {
    ...sectionFields(215),
    heading: text("Heading", 24, "Follows the number of people, and says how many hubs there are."),
    figure: reference("claims", "Number of people", "The people of all hubs, in sum."),
    counted: text("Words of the link to the figure", 24),
  }),
  hubs: list(1, 8, "Hubs", hub, { hint: "In the order of their day.", row: "{place}" }),
  valuesIntro: sectionIntro("Above the values"),
  values: exactly(6, "Values", titledText("Value", 25, 165), { row: "{title}" }),
  measure: sectionIntro("Above the list of all figures", 270),
  closing,
  search: search.exactOptional(),
}).superRefine(({ practices, leads, hubsIntro, hubs }, context) => {
  const fault = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: "custom", path, message });
  if (leads.length !== practices.length)
    fault(`${leads.length} leads for ${practices.length} practices: one for each.`, "leads");
  for (const [index, { service }] of leads.entries()) {
    const due = practices[index]?.service;
    if (due && service !== due)
      fault(`here it is “${due}”, in the order of the practices.`, "leads", index, "service");
  }
  const due = `${numerals[hubs.length]} hubs`;
  if (!hubsIntro.heading.includes(due))
    fault(`say “${due}”: so many are listed.`, "hubsIntro", "heading");
  const desks = hubs.filter(({ dutyDesk }) => dutyDesk);
  const covered = desks.map(({ day: { from, to } }) => `${from} to ${to}`);
  if (covered.join() !== shifts.join())
    fault(
      `the duty desk is open ${covered.join(", ") || "never"}: its shifts are ${shifts.join(", ")}.`,
      "hubs",
    );
  else if (new Set(desks.map(({ zone }) => zone)).size < desks.length)
    fault("each shift of the duty desk is in a time zone of its own.", "hubs");
});
