import { z } from "zod";
import {
  choice,
  description,
  draft,
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
import { pictogram } from "./pictogram.ts";
import { covers, schedule } from "./schedule.ts";
import { visualization } from "./visualization.ts";

const service = (title = "Service") => reference("services", title);

const features = list(3, 12, "Features", line("Feature", 80));

const opening = {
  draft: draft(),
  formerly: formerly(),
  title: line("Title", 60),
  group: reference(
    "service-groups",
    "Group",
    "The heading under which lists of all services show it.",
  ),
  position: position(),
  description: description(),
  lead: text("Lead", 290, "Four lines under the title: the buyer’s problem and what changes."),
  phases: group(
    "Place on the plan of all services",
    {
      from: number("From", 0, 32),
      to: number("To", 0, 32),
      ends: line("Ends with", 34, "The event, after “ends with”.").exactOptional(),
    },
    "In quarters of a phase: the first goes from 0 to 4, the second from 4 to 8, and so on.",
  )
    .refine(({ from, to }) => from < to, "“from” comes before “to”.")
    .exactOptional(),
  instead: list(
    0,
    4,
    "For readers whom another service fits better",
    group("Case", {
      when: line("If", 110, "Follows “If”, and is followed by “, see” and the service."),
      service: service("See"),
    }),
    { row: "{service}" },
  ).prefault([]),
  figures: list(0, 6, "Figures about this service", reference("claims", "Figure")).prefault([]),
};

const closing = {
  /** Without one, its place on the plan is drawn as bars, if it has one (chart-of-phases.ts). */
  visualization: visualization.exactOptional(),
  combinedWith: list(
    0,
    4,
    "Often combined with",
    group("Service", { service: service(), why: text("Why", 200) }),
    { row: "{service}" },
  ).prefault([]),
  industries: list(0, 9, "Industries", reference("industries", "Industry")).prefault([]),
  pictogram: pictogram.exactOptional(),
  search: line("Words people search for", 400, "Separated by commas.").exactOptional(),
};

const solution = group("Solution", {
  template: z.literal("solution"),
  ...opening,
  sections: list(
    0,
    5,
    "Sections",
    group("Section", {
      heading: line("Heading", 70),
      paragraphs: list(1, 4, "Paragraphs", markdown("Paragraph", 900)),
    }),
    { row: "{heading}" },
  ).prefault([]),
  features,
  benefits: list(
    0,
    8,
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
      key: flag("The main reason to buy", "One at most."),
    }),
    { hint: "In the order in which they land.", row: "Month {month}: {text}" },
  ).prefault([]),
  caseStudies: list(
    0,
    4,
    "Case studies",
    group("Case study", {
      slug: reference("case-studies", "Case study"),
      relevance: text("Why it is shown here", 200),
    }),
    { row: "{slug}" },
  ).prefault([]),
  visualizationAfter: choice(
    "The picture follows section",
    [1, 2, 3, 4, 5],
    "The first, if left out.",
  ).exactOptional(),
  ...closing,
}).superRefine(({ benefits, sections, visualizationAfter }, context) => {
  const fault = (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: "custom", path, message });
  for (const [index, { month, until = 12 }] of benefits.entries()) {
    if (month < (benefits[index - 1]?.month ?? 1))
      fault("in the order in which they land.", "benefits", index, "month");
    if (until < month) fault("before it lands.", "benefits", index, "until");
  }
  if (benefits.filter(({ key }) => key).length > 1) fault("one at most has key.", "benefits");
  if (visualizationAfter && visualizationAfter > sections.length)
    fault(`there are ${sections.length} sections.`, "visualizationAfter");
});

const serviceWithSchedule = group("Service", {
  // May be left out: most entries are of this kind.
  template: z.literal("service").optional().default("service"),
  ...opening,
  overview: list(
    0,
    8,
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
  ).prefault([]),
  schedule: schedule.exactOptional(),
  quickInfo: group("Quick Info", {
    firstResult: group("First result", {
      week: whole("Week", 1, 26),
      text: line("Result", 90),
    }).exactOptional(),
    team: line("Team", 140).exactOptional(),
    weAsk: line("What we ask of the client", 140, "People, hours, access.").exactOptional(),
    usual: line("Usual engagement model", 20, "If one is usual here.").exactOptional(),
  }).prefault({}),
  sample: group("Sample of a document that the client gets", {
    heading: line("Heading", 70),
    text: text("Text", 400),
    picture: line("Picture", 100),
    alt: text("What the picture shows", 260),
    link: line("Words of the link", 60),
  }).exactOptional(),
  features,
  benefits: list(0, 12, "Benefits", text("Benefit", 110)).prefault([]),
  ...closing,
});

export const serviceSchema = z
  .discriminatedUnion("template", [solution, serviceWithSchedule], {
    error: "write service or solution.",
  })
  .meta({ title: "Service or solution" });
