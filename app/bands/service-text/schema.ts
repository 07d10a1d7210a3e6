import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { choice, group, line, list, text, whole } from "../../content/schema/fields.ts";
import { headed, heading } from "../../content/schema/pages/parts.ts";

export const passageId = (index: number) => `passage-${index + 1}`;

const headings = (names: Record<string, unknown>) =>
  Object.entries(names).flatMap(([name, isThere]) => (isThere ? [`${name}-heading`] : []));

export const serviceText = defineBand(
  "service-text",
  "Service: text, with facts at its side",
  {
    heading: line("Heading", 24, "Read to those who cannot see the passages."),
    lists: group("Features and benefits", {
      features: line("Heading of the features", 40),
      benefits: line("Heading of the benefits", 40),
    }).exactOptional(),
    below: list(0, 2, "Below text and side", choice("Part", ["picture", "sample"]), {
      hint: "In this order. A service without a picture or a sample has none.",
    }),
    quickInfo: group("Facts at the side", {
      heading: heading(20),
      items: list(
        0,
        12,
        "Lines",
        group("Line", {
          term: line("Term", 27),
          text: text("Text", 80),
          claim: figure("Figure, if the text is a claim").exactOptional(),
        }),
        { hint: "A line to which a service has nothing to say is not shown.", row: "{term}" },
      ),
    }),
    related: group("Related services", {
      heading: heading(24),
      count: whole("How many", 1, 12, "Those of its group first."),
    }).exactOptional(),
    getInTouch: headed("Get in touch", 24, 104).exactOptional(),
  },
  {
    of: ["service"],
    anchor: "overview",
    isUntitled: ({ overview }) => overview.length === 0,
    uses: ["services"],
    ids: ({ lists, below, quickInfo, related, getInTouch }, { services }, service) => [
      ...service.overview.map((_, index) => passageId(index)),
      ...(below.includes("sample") && service.sample ? ["sample"] : []),
      ...headings({
        quick: quickInfo.items.length,
        features: lists,
        benefits: lists && service.benefits.length,
        sample: below.includes("sample") && service.sample,
        related: related && services.length > 1,
        touch: getInTouch,
      }),
    ],
  },
);
