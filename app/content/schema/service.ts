import { z } from "zod";
import { eachOnce } from "./each-once.ts";
import {
  anyNumber,
  anyRows,
  choice,
  description,
  draft,
  faultIn,
  flag,
  group,
  line,
  list,
  markdown,
  number,
  position,
  reference,
  text,
  whole,
} from "./fields.ts";
import { formerly } from "./formerly.ts";
import { action, searchWords } from "./pages/parts.ts";
import { pictogram } from "./pictogram.ts";
import { covers, schedule } from "./schedule.ts";
import { servicePicture } from "./service-picture.ts";
import { visualization } from "./visualization.ts";

const features = list(3, 12, "Features", line("Feature", 80));

const opening = {
  draft: draft(),
  formerly: formerly(),
  title: line("Title", 60, "The name of the service. The address is made from it."),
  group: reference("service-groups", "Group", "The heading under which lists of services show it."),
  position: position(),
  description: description(),
  lead: text("Lead", 290, "Below the title: the buyer’s problem, and what changes."),
  more: action("Link below the button").exactOptional(),
  picture: servicePicture("Beside the title. Without one, that of the group is shown."),
  phases: group("Place on the plan", {
    from: number("From", 0, 32),
    to: number("To", 0, 32),
    ends: line(
      "Event at the end",
      34,
      "The event that ends it. It follows “ends with”.",
    ).exactOptional(),
  })
    .describe(
      "In quarters of a phase. The first phase runs from 0 to 4, the second from 4 to 8, and so on.",
    )
    .refine(({ from, to }) => from < to, "has to start before it ends.")
    .exactOptional(),
  instead: anyRows(8, "Better-suited services", "Service", "{service}", {
    when: line("Condition", 110, "It follows “If”, below the name of the service."),
    service: reference("services", "Service"),
  })
    .describe("When another service fits better. Shown among related services.")
    .superRefine(eachOnce("service")),
  figures: anyNumber(6, "Figures", reference("claims", "Figure")),
};

const start = {
  schedule: schedule.exactOptional(),
  quickInfo: group("Quick info", {
    firstResult: group("First result", {
      week: whole("Week", 1, 26),
      text: line("Result", 90),
    }).exactOptional(),
    team: line("Team", 140).exactOptional(),
    weAsk: line("What we need from the client", 140, "People, hours, access.").exactOptional(),
    usual: line("Usual engagement model", 20, "If there is one.").exactOptional(),
  }).prefault({}),
};

const closing = {
  /** Without one, its place on the plan is drawn as bars, if it has one (chart-of-phases.ts). */
  visualization: visualization.exactOptional(),
  industries: anyNumber(9, "Industries", reference("industries", "Industry")),
  pictogram: pictogram.exactOptional(),
  search: searchWords(400),
};

const solution = group("Solution", {
  template: z.literal("solution"),
  ...opening,
  ...start,
  sections: anyRows(5, "Sections", "Section", "{heading}", {
    heading: line("Heading", 70),
    paragraphs: list(1, 4, "Paragraphs", markdown("Paragraph", 900)),
  }),
  features,
  benefits: anyRows(8, "Benefits", "Benefit", "Month {month}: {text}", {
    text: text("Text", 110),
    month: whole("Month", 1, 12, "When it starts to show."),
    until: whole(
      "Until month",
      1,
      12,
      "When it is complete or over. Leave it empty if it lasts.",
    ).exactOptional(),
    key: flag("Main reason to buy", "One benefit at most."),
  }).describe("In the order in which they show."),
  caseStudies: anyRows(4, "Case studies", "Case study", "{slug}", {
    slug: reference("case-studies", "Case study"),
    relevance: text("Relevance", 200, "Why it is shown here."),
    result: whole(
      "Result",
      1,
      8,
      "The number of the result that proves it. Leave it empty for the first.",
    ).exactOptional(),
  }),
  visualizationAfter: choice(
    "Place of the chart",
    [1, 2, 3, 4, 5],
    "The number of the section it follows. Leave it empty for the first.",
  ).exactOptional(),
  ...closing,
}).superRefine(({ benefits, sections, visualizationAfter }, context) => {
  const fault = faultIn(context);
  for (const [index, { month, until = 12 }] of benefits.entries()) {
    if (month < (benefits[index - 1]?.month ?? 1))
      fault(
        "is earlier than the month above it. Put benefits in order of their months.",
        "benefits",
        index,
        "month",
      );
    if (until < month)
      fault("is before the month in which the benefit starts.", "benefits", index, "until");
  }
  if (benefits.filter(({ key }) => key).length > 1)
    fault("has more than one main reason to buy. Keep one.", "benefits");
  if (visualizationAfter && visualizationAfter > sections.length)
    fault(`has to be at most ${sections.length}, the number of sections.`, "visualizationAfter");
});

const serviceWithOverview = group("Service", {
  // May be left out: most entries are of this kind.
  template: z.literal("service").optional().default("service"),
  ...opening,
  overview: anyRows(8, "Overview", "Passage", "{label}", {
    label: line(
      "Heading",
      44,
      "Say what is different for the reader. For example: Users barely notice the cutover",
    ),
    covers,
    text: markdown("Text", 480),
  }),
  ...start,
  sample: group("Sample document", {
    heading: line("Heading", 70),
    text: text("Text", 400),
    picture: line("Picture", 100).meta({ isFact: true }),
    alt: text("Description of the picture", 260, "What it shows, for people who cannot see it."),
    link: line("Link label", 60),
  }).exactOptional(),
  features,
  benefits: anyNumber(12, "Benefits", text("Benefit", 110)),
  ...closing,
});

export const serviceSchema = z
  .discriminatedUnion("template", [solution, serviceWithOverview], {
    error: "has to be service or solution.",
  })
  .meta({ title: "Service or solution" });
