import { z } from "zod";
import {
  choice,
  description,
  draft,
  exactly,
  flag,
  group,
  line,
  list,
  number,
  reference,
  text,
  whole,
} from "./fields.ts";
import { formerly } from "./formerly.ts";
import { pictogram } from "./pictogram.ts";
import { covers, schedule } from "./schedule.ts";
import { visualization } from "./visualization.ts";

const service = (title = "Service") => reference("services", title);

const opening = {
  draft: draft(),
  formerly: formerly(),
  title: line("Title", 60),
  description: description(),
  kind: choice(
    "Kind of work",
    ["advice", "delivery", "migration", "ai", "industry"],
    "Each kind has its own order on the page.",
  ),
  lead: text(
    "Lead",
    290,
    "Four lines under the title: the buyer’s problem and what changes. Names no other service.",
  ),
  phases: group(
    "Place on the plan of all services",
    {
      from: number("From", 0, 32),
      to: number("To", 0, 32),
      ends: line("Ends with", 34, "The event, after “ends with”.").exactOptional(),
    },
    "In quarters of a phase: the first goes from 0 to 4, the second from 4 to 8, and so on.",
  ).refine(({ from, to }) => from < to, "“from” comes before “to”."),
  instead: list(
    1,
    4,
    "For readers whom another service fits better",
    group("Case", {
      when: line("If", 110, "Follows “If”, and is followed by “, see” and the service."),
      service: service("See"),
    }),
    { row: "{service}" },
  ),
  figures: list(1, 6, "Figures about this service", reference("claims", "Figure")).exactOptional(),
};

const closing = {
  /** Without one, its phases are drawn as bars (chart-of-phases.ts). */
  visualization: visualization.exactOptional(),
  combinedWith: exactly(
    3,
    "Often combined with",
    group("Service", { service: service(), why: text("Why", 200) }),
    { row: "{service}" },
  ),
  industries: list(1, 9, "Industries", reference("industries", "Industry")),
  pictogram: pictogram.exactOptional(),
  search: line("Words people search for", 400, "Separated by commas.").exactOptional(),
};

const solution = group("Solution", {
  template: z.literal("solution"),
  ...opening,
  sections: list(
    3,
    5,
    "Sections",
    group("Section", {
      heading: line("Heading", 70),
      paragraphs: list(1, 4, "Paragraphs", text("Paragraph", 900)),
    }),
    { row: "{heading}" },
  ),
  features: exactly(8, "Features", line("Feature", 80)),
  benefits: exactly(
    6,
    "Benefits",
    group("Benefit", {
      text: text("Text", 110),
      month: whole("Lands in month", 1, 12),
      until: whole(
        "Until month",
        1,
        12,
        "When it is complete, or over; empty if it stays.",
      ).exactOptional(),
      key: flag("The main reason to buy", "Exactly one."),
    }),
    { hint: "In the order in which they land.", row: "Month {month}: {text}" },
  ),
  caseStudies: exactly(
    2,
    "Case studies",
    group("Case study", {
      slug: reference("case-studies", "Case study"),
      relevance: text("Why it is shown here", 200),
    }),
    { row: "{slug}" },
  ),
  visualizationAfter: choice("The picture follows section", [1, 2, 3, 4, 5]),
  ...closing,
}).superRefine(({ benefits, sections, visualizationAfter }, context) => {
  const fault = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: "custom", path, message });
  for (const [index, { month, until = 12 }] of benefits.entries()) {
    if (month < (benefits[index - 1]?.month ?? 1))
      fault("in the order in which they land.", "benefits", index, "month");
    if (until < month) fault("before it lands.", "benefits", index, "until");
  }
  if (benefits.filter(({ key }) => key).length !== 1) fault("exactly one has key.", "benefits");
  if (visualizationAfter > sections.length)
    fault(`there are ${sections.length} sections.`, "visualizationAfter");
});

const serviceWithSchedule = group("Service", {
  template: z.literal("service"),
  ...opening,
  overview: exactly(
    4,
    "Overview",
    group("Passage", {
      label: line(
        "Heading",
        44,
        "A claim that a hurried reader understands: “Users barely notice the cutover”.",
      ),
      covers,
      text: text("Text", 480),
    }),
    { row: "{label}" },
  ),
  schedule,
  quickInfo: group("Quick Info", {
    firstResult: group("First result", {
      week: choice("Week", [3, 4, 5, 6]),
      text: line("Result", 90),
    }),
    team: line("Team", 140),
    weAsk: line("What we ask of the client", 140, "People, hours, access."),
    usual: line("Usual engagement model", 20, "If one is usual here.").exactOptional(),
  }),
  sample: group("Sample of a document that the client gets", {
    heading: line("Heading", 70),
    text: text("Text", 400),
    picture: line("Picture", 100),
    alt: text("What the picture shows", 260),
    link: line("Words of the link", 60),
  }).exactOptional(),
  features: list(4, 8, "Features", line("Feature", 80)),
  benefits: list(4, 8, "Benefits", text("Benefit", 110)),
  ...closing,
});

export const serviceSchema = z
  .discriminatedUnion("template", [solution, serviceWithSchedule], {
    error: "write service or solution.",
  })
  .meta({ title: "Service or solution" });
