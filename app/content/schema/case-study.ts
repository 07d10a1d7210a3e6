import { z } from "zod";
import { measureKinds } from "../../text/quantities.ts";
import { caseStudyFaults } from "./case-study-rules.ts";
import {
  blanks,
  choice,
  description,
  draft,
  focus,
  group,
  line,
  list,
  markdown,
  number,
  picture,
  position,
  reference,
  text,
  whole,
} from "./fields.ts";
import { formerly } from "./formerly.ts";

const month = (title: string) =>
  number(title, 0, 240, "Months since kickoff: 3.5 is the middle of month four.");
const months = { from: month("From"), to: month("To") };
const calendarMonth = (title: string) =>
  z
    .string({ error: "write a month as 2022-01." })
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, {
      error: ({ input }) => `“${input}”: write a month as 2022-01.`,
    })
    .meta({ title, description: "As 2022-01." });
const startsWithNumber = (title: string, hint: string) =>
  line(title, 40, hint).refine((value) => /^\d/.test(value), "begin with the number.");

/** What a social card shows of a cover, in its pixels. */
export const socialCover = { width: 470, height: 630 };

export const caseStudySchema = group("Case study", {
  draft: draft(),
  formerly: formerly(),
  title: line("Title", 60),
  position: position(),
  description: description(),
  industry: reference("industries", "Industry").exactOptional(),
  image: picture("Cover picture", [1600, 1067], {
    more: "Without one, the cover is drawn from the months of the program.",
  }).exactOptional(),
  imageAlt: text("What the cover picture shows", 200, "What is seen, and why it was chosen.")
    .min(5)
    .exactOptional(),
  imageFocus: focus("image", {
    Page: 3 / 2,
    Card: 16 / 9,
    "Social card": socialCover.width / socialCover.height,
  }),
  scale: group("Size of the program", {
    cost: number(
      "Cost, in millions",
      0.001,
      100_000,
      "What it cost the client, all in.",
    ).exactOptional(),
    budget: number(
      "Planned cost, in millions",
      0.001,
      100_000,
      "As approved at kickoff.",
    ).exactOptional(),
    from: calendarMonth("First month"),
    to: calendarMonth("Last month"),
    clientPeople: startsWithNumber("The client’s people", "At the peak.").exactOptional(),
    ourPeople: startsWithNumber("Our people", "At the peak.").exactOptional(),
    reach: startsWithNumber("Reach", "Countries or sites.").exactOptional(),
  }),
  results: list(2, 8, "Results", line("Result", 80), {
    hint: "The first three are shown large, and those that begin with a number by that.",
  }),
  evidence: list(0, 8, "Evidence", text("Evidence", 96, "In other words than the result."), {
    hint: "For the first result, the second and so on.",
  }).prefault([]),
  baselines: list(
    0,
    4,
    "Before and after",
    group("Measure", {
      measure: line("Measure", 60),
      from: number("Before", 0, 1_000_000_000),
      to: number("After", 0, 1_000_000_000),
      kind: choice(
        "Kind",
        measureKinds,
        "Its unit is written in the language of the site.",
      ).exactOptional(),
      unit: line("Unit, if it is of no such kind", 12).exactOptional(),
    })
      .refine(({ from, to }) => from !== to, "does not change.")
      .refine(({ kind, unit }) => Boolean(kind) !== Boolean(unit), {
        error: "give its kind, or the words of its unit.",
      }),
    { row: "{measure}" },
  ).prefault([]),
  challenges: list(2, 6, "Challenges", text("Challenge", 220)),
  solution: list(1, 6, "Solution", markdown("Paragraph", 900)),
  approach: list(
    0,
    6,
    "Approach",
    group("Step", {
      title: line("Title", 60),
      description: text("Description", 500),
      planned: group("Planned", months, "Empty if the program turned there.").exactOptional(),
      actual: list(
        1,
        4,
        "As it happened",
        group("Run", {
          ...months,
          turned: line(
            "The turning point",
            44,
            "Follows “Month 4:”; in one run of all steps at most.",
          ).exactOptional(),
        }),
        {
          row: "{from} to {to}",
          hint: "For all steps, which are then drawn as bars, or for none.",
        },
      ).exactOptional(),
    }),
    { row: "{title}" },
  ).prefault([]),
  track: group("Marks on the bars", {
    finish: group("Finish", {
      step: whole("Step", 1, 6),
      at: whole("At the end of month", 1, 240),
      text: line("Text", 30, "Follows “Month 16:”."),
      key: line("Legend", 14),
    }).exactOptional(),
    limit: group("A date that nobody could move", {
      at: month("At"),
      text: line("Text", 20),
    }).exactOptional(),
    agreed: group("What was agreed when a date moved", {
      month: whole("In month", 1, 240),
      text: blanks("Who approved the new date, and by how much", 140, "month"),
    }).exactOptional(),
  }).prefault({}),
  testimonial: group("Testimonial", {
    quote: text("Quote", 320),
    author: line("Author", 60),
    role: line("Role", 80),
  }).exactOptional(),
  keyInsights: list(0, 6, "Key insights", text("Insight", 220)).prefault([]),
  servicesUsed: list(0, 8, "Services used", reference("services", "Service")).prefault([]),
  search: line("Words people search for", 400, "Separated by commas.").exactOptional(),
}).superRefine((study, context) => {
  for (const { message, path } of caseStudyFaults(study))
    context.addIssue({ code: "custom", path: [...path], message });
});
