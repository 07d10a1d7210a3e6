import { blanks, exactly, group, line, list, reference, text } from "../fields.ts";
import { example, figure, headed, heading } from "./parts.ts";

/** What every service page says around its own words. */
export const servicePageSchema = group("Every service page", {
  example: example("services"),
  area: line("Where services are available", 12, "Also told to search engines."),
  schedule: group("Schedule", {
    label: line("Label", 25),
    heading: blanks("Heading", 25, "handover", "day"),
    typical: text("Note", 62, "Says that it is an example."),
  }),
  phaseChart: group(
    "Chart of a service without a picture",
    {
      title: blanks("Title", 35, "title"),
      summary: blanks("Summary", 100, "phase"),
      measure: line("What is counted", 30, "In %."),
    },
    "How much of each phase the service covers; {phase} is the one in which it ends.",
  ),
  whyChoose: group("Why choose us", {
    heading: heading(16),
    text: text("Text", 230),
    figures: exactly(3, "Figures", group("Figure", { claim: figure(), label: line("Label", 20) })),
  }),
  quickInfo: group("Quick Info", {
    heading: heading(13),
    items: list(
      1,
      4,
      "Lines",
      group("Line", {
        term: line("Term", 27),
        text: text("Text", 62),
        claim: reference("claims", "Figure", "Set if the text is a claim.").exactOptional(),
      }),
      {
        hint: "The first one follows the first result, the others what we ask of the client.",
        row: "{term}",
      },
    ),
  }),
  getInTouch: headed("Get in touch", 15, 104),
  neighbors: list(2, 6, "Related services of a solution", reference("services", "Service"), {
    hint: "On every solution page, except a page’s own name.",
  }).refine(
    (services) => new Set(services).size === services.length,
    "one service stands there twice.",
  ),
}).superRefine(({ area, quickInfo }, context) => {
  if (!quickInfo.items.some(({ text }) => text.includes(area)))
    context.addIssue({
      code: "custom",
      path: ["area"],
      message: `no line of Quick Info says “${area}”, and search engines are told so.`,
    });
});
