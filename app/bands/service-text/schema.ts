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
      hint: "In this order. A service without a sample has none.",
    }),
    quickInfo: group("Facts at the side", {
      heading: heading(20),
      items: list(
        1,
        12,
        "Lines",
        group("Line", {
          term: line("Term", 27),
          text: text("Text", 80),
          claim: figure("Figure, if the text is a claim").exactOptional(),
        }),
        { hint: "A line whose text a service leaves empty is not shown.", row: "{term}" },
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
    uses: ["services"],
    ids: ({ lists, below, related, getInTouch }, _, { overview, sample }) => [
      ...overview.map((_, index) => passageId(index)),
      ...(below.includes("sample") && sample ? ["sample"] : []),
      ...headings({
        quick: true,
        features: lists,
        benefits: lists,
        sample: below.includes("sample") && sample,
        related,
        touch: getInTouch,
      }),
    ],
  },
);
