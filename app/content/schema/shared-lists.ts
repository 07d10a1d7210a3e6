/** Short lists that several pages show. */
import { z } from "zod";
import {
  choice,
  exactly,
  flag,
  group,
  id,
  line,
  list,
  number,
  reference,
  text,
  whole,
} from "./fields.ts";
import { pictogram } from "./pictogram.ts";

export const industriesSchema = group("Industries", {
  industries: list(1, 30, "Industries", group("Industry", { id: id(), name: line("Name", 40) }), {
    row: "{name}",
  }),
});

/** The services page has a band of its own for each of them. */
const groupIds = [
  "flagship",
  "enterprise-solutions",
  "specialized-services",
  "industry-expertise",
  "technology-transformation",
  "premium-service-offerings",
  "ai-solutions",
  "innovation-lab",
] as const;

/** Durations and counts that more than one text gives; code reads some of them, anybody may add more. */
export const factsSchema = z
  .object({
    consultation: line("Length of the first call", 60),
    firstCall: line("Who takes the first call", 60),
    replyWithin: line("How soon we reply", 60),
    callWithin: line("How soon the call takes place", 60),
    noteAfter: line("How soon the note follows the call", 60),
    implementation: line("From kickoff to the first result in use", 60),
    managerWithin: line("How soon a project manager is at work", 60),
    notice: line("Notice to change or end a service paid by the month", 60),
    peoplePerChampion: line("People to one local champion", 60),
    checkedWidths: line("Widths at which every page is opened in tests", 60),
    axeWidths: line("Widths at which axe checks every page", 60),
  })
  .catchall(line("Fact", 60))
  .meta({
    title: "Facts",
    description: "A text takes one as {fact.name}, so that two pages cannot disagree.",
  });

export const serviceGroupsSchema = group("Groups of services", {
  groups: exactly(
    8,
    "Groups",
    group("Group", {
      id: choice("Group", groupIds),
      title: line("Title", 60),
      text: text("One sentence", 160),
      services: list(1, 100, "Services, in order", reference("services", "Service")),
    }),
    { hint: "In the order of the plan.", row: "{title}" },
  ),
  aliases: list(
    0,
    100,
    "Second addresses",
    group("Second address", { address: id(), service: reference("services", "Service") }),
    { hint: "An address below /services that shows another service.", row: "{address}" },
  ),
});

const quarter = (title: string) =>
  number(title, 1990, 2100).refine((year) => Number.isInteger(year * 4), "in whole quarters.");

export const testimonialsSchema = group("Testimonials", {
  testimonials: list(
    4,
    40,
    "Testimonials",
    group("Testimonial", {
      quote: text("Quote", 400),
      author: line("Author", 60),
      role: line("Role", 80),
      company: reference("clients", "Client"),
      runs: list(
        1,
        4,
        "When we were there",
        group("Run", { from: quarter("From"), to: quarter("To") }),
        {
          hint: "Years with quarters: 2021.75 is October 1, 2021. The last run ends with the handover.",
          row: "{from} to {to}",
        },
      ),
      said: whole("Year of the quote", 1990, 2100),
      lead: flag("Set large", "One of them."),
    }).superRefine(({ runs, said }, context) => {
      const times = runs.flatMap(({ from, to }) => [from, to]);
      if (times.some((time, index) => time <= (times[index - 1] ?? 0)))
        context.addIssue({ code: "custom", path: ["runs"], message: "not in order." });
      if (said + 1 < runs[0].to)
        context.addIssue({
          code: "custom",
          path: ["said"],
          message: "before the run that it tells of had ended.",
        });
    }),
    { row: "{company}: {author}" },
  ).refine((all) => all.filter(({ lead }) => lead).length === 1, "one of them is set large."),
});

export const clientsSchema = group("Clients", {
  clients: list(
    4,
    40,
    "Clients",
    group("Client", {
      name: line("Name", 40),
      logoUrl: line("Logo", 200, "A path on this site, or an https address on an allowed host."),
      alt: line("What the logo says", 200),
    }),
    { row: "{name}" },
  ),
});

export const faqSchema = group("Questions", {
  questions: list(
    1,
    20,
    "Questions",
    group("Question", {
      question: text("Question", 90),
      answer: text("Answer", 700),
      search: line("Words people search for", 200, "Separated by commas.").exactOptional(),
    }),
    { row: "{question}" },
  ),
});

export const processSchema = group("Process", {
  steps: exactly(
    6,
    "Steps",
    group("Step", {
      title: line("Title", 40),
      description: text("Description", 140),
      bulletPoints: exactly(4, "Points", line("Point", 60)),
      icon: pictogram,
    }),
    { row: "{title}" },
  ),
});

export const certificationsSchema = group("Certifications", {
  certifications: list(
    1,
    12,
    "Certifications",
    group("Certification", {
      name: line("Name", 30),
      status: line(
        "Status",
        16,
        "One word, for those that the services page names in its trust strip.",
      ).exactOptional(),
      scope: line("Scope", 110),
    }),
    { row: "{name}" },
  ),
});

export const recognitionSchema = group("Recognition", {
  recognition: exactly(
    4,
    "Recognition",
    group("Mention", {
      source: line("Source", 30),
      rating: line("Rating", 30),
      description: line("Description", 120),
      claim: reference("claims", "Figure", "Set if the rating is a claim.").exactOptional(),
    }),
    { row: "{source}" },
  ),
});

const storage = choice("Where", ["session storage", "local storage"]);

export const storedKeysSchema = group("What the browser may keep", {
  words: group("Headings of the table", {
    caption: line("Caption", 60),
    key: line("Key", 30),
    where: line("Where", 30),
    holds: line("What it holds", 30),
    written: line("Written", 30),
    gone: line("Gone", 30),
  }),
  keys: list(
    1,
    10,
    "Keys",
    group("Key", {
      key: line("Key", 20),
      where: storage,
      holds: line("What it holds", 120),
      written: line("Written", 120),
      gone: line("Gone", 120),
    }),
    { row: "{key}" },
  ),
});
