import { measureKinds } from "../../text/quantities.ts";
import {
  anyNumber,
  anyRows,
  blanks,
  calendarMonth,
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
  rows,
  text,
  whole,
} from "./fields.ts";
import { formerly } from "./formerly.ts";
import { searchWords } from "./pages/parts.ts";

const month = (title: string) =>
  number(title, 0, 240, "In months since kickoff: 3.5 is the middle of the fourth month.");
const months = { from: month("From"), to: month("To") };
const startsWithNumber = (title: string, hint: string) =>
  line(title, 40, hint).refine((value) => /^\d/.test(value), "has to start with a number.");

/** What a social card shows of a cover, in its pixels. */
export const socialCover = { width: 470, height: 630 };

export const caseStudyFields = group("Case study", {
  draft: draft(),
  formerly: formerly(),
  title: line("Title", 60, "What changed for the client. The address is made from it."),
  position: position(),
  description: description(),
  industry: reference("industries", "Industry").exactOptional(),
  kind: line(
    "Kind of program",
    40,
    "A figure about one kind of program cites only programs of that kind. For example: Product launch",
  )
    .meta({ isFact: true })
    .exactOptional(),
  image: picture("Cover picture", [1600, 1067], {
    more: "Without one, the cover is drawn from the months of the program.",
  }).exactOptional(),
  imageAlt: text(
    "Description of the cover picture",
    200,
    "What it shows, for people who cannot see it.",
  )
    .min(5)
    .exactOptional(),
  imageFocus: focus("image", {
    Page: 3 / 2,
    Card: 16 / 9,
    "Social card": socialCover.width / socialCover.height,
  }),
  scale: group(
    "Size of the program",
    {
      cost: number("Cost in millions", 0.001, 100_000, "All of the client’s cost.").exactOptional(),
      budget: number(
        "Planned cost in millions",
        0.001,
        100_000,
        "The budget approved at kickoff.",
      ).exactOptional(),
      from: calendarMonth("First month"),
      to: calendarMonth("Last month"),
      clientPeople: startsWithNumber(
        "Client team",
        "At its peak, starting with the number. For example: 40 people in IT",
      ).exactOptional(),
      ourPeople: startsWithNumber(
        "Our team",
        "At its peak, starting with the number. For example: 6 people",
      ).exactOptional(),
      reach: startsWithNumber(
        "Reach",
        "Countries or sites, starting with the number. For example: 14 plants",
      ).exactOptional(),
    },
    "Texts take it from here: {case.cost}, {case.budget}, {case.difference}, {case.from}, {case.to}, {case.months}, {case.plannedMonths}, {case.ourPeople}.",
  ),
  results: list(
    2,
    8,
    "Results",
    line("Result", 80).meta({ title: "Result", isFilled: true }),
  ).describe(
    "The first three are shown in large type. A result that starts with a number shows it largest; texts take it as {case.result.1}.",
  ),
  evidence: anyNumber(
    8,
    "Evidence",
    text("Evidence", 96, "Do not repeat the words of the result."),
  ).describe("What supports each result, in the same order."),
  baselines: anyNumber(
    4,
    "Before and after",
    group("Measure", {
      measure: line("Measure", 60),
      from: number("Before", 0, 1_000_000_000),
      to: number("After", 0, 1_000_000_000),
      kind: choice(
        "Kind",
        measureKinds,
        "The unit is written in the language of the site.",
      ).exactOptional(),
      unit: line("Other unit", 12, "If none of the kinds fits.").exactOptional(),
    })
      .refine(
        ({ from, to }) => from !== to,
        "has the same value before and after. Change one, or remove the measure.",
      )
      .refine(({ kind, unit }) => Boolean(kind) !== Boolean(unit), {
        error: "needs a kind or another unit, not both.",
      }),
    { row: "{measure}" },
  ).describe(
    "Texts take them as {case.before.1}, {case.after.1}, {case.change.1}, {case.percent.1}.",
  ),
  challenges: list(2, 6, "Challenges", markdown("Challenge", 220)),
  solution: list(1, 6, "Solution", markdown("Paragraph", 900)),
  approach: anyRows(6, "Approach", "Step", "{title}", {
    title: line("Title", 60),
    description: markdown(
      "Description",
      500,
      "A month is {month 4}; {calendar 4} is its name and year.",
    ),
    planned: group("Planned", months)
      .describe("Leave it empty for a step that nobody had planned.")
      .exactOptional(),
    actual: rows(1, 4, "Actual", "Period", "{from} to {to}", {
      ...months,
      turned: line(
        "Turning point",
        44,
        "What turned the program around. It follows “Month 4:”. One in the whole case study at most.",
      ).exactOptional(),
    })
      .describe("Fill it in for all steps, which are then drawn as bars, or for none.")
      .exactOptional(),
  }),
  goLives: anyRows(12, "Go-lives", "Go-live", "Month {month}", {
    month: whole("Month", 1, 240, "The month since kickoff."),
  }).describe(
    "From the first to the last. Texts take them as {case.goLive.1}, which is the month of the first, and {case.goLives}, which is how many there were.",
  ),
  track: group("Marks on the chart", {
    finish: group("Finish", {
      step: whole("Number of the step", 1, 6),
      at: whole("Month", 1, 240, "At the end of this month since kickoff."),
      text: line("Text", 30, "It follows “Month 16:”."),
      key: line("Legend", 14, "One or two words for the legend."),
    }).exactOptional(),
    limit: group("Fixed date", {
      at: month("Month"),
      text: line("Text", 20),
    })
      .describe("A date for the finish that nobody could move.")
      .exactOptional(),
    agreed: group("Agreed change of date", {
      month: whole("Month", 1, 240, "The month since kickoff."),
      text: blanks("Agreement", 140, "month"),
    }).exactOptional(),
  }).prefault({}),
  testimonial: group("Testimonial", {
    quote: text("Quote", 320),
    author: line("Author", 60),
    role: line("Role", 80),
  }).exactOptional(),
  keyInsights: anyNumber(6, "Key insights", text("Insight", 220)),
  servicesUsed: anyNumber(8, "Services used", reference("services", "Service")),
  search: searchWords(400),
});
