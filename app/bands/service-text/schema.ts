import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { choice, group, line, list, rows, text, whole } from "../../content/schema/fields.ts";
import { headed, heading } from "../../content/schema/pages/parts.ts";

export const passageId = (index: number) => `passage-${index + 1}`;

const headings = (names: Record<string, unknown>) =>
  Object.entries(names).flatMap(([name, isThere]) => (isThere ? [`${name}-heading`] : []));

export const serviceText = defineBand(
  "service-text",
  "Service: text and facts",
  "The overview of the service, with facts and related services beside it. Use it as the main part of service pages.",
  {
    heading: line("Heading", 24, "Read by screen readers only."),
    lists: group("Features and benefits", {
      features: line("Heading of the features", 40),
      benefits: line("Heading of the benefits", 40),
    }).exactOptional(),
    below: list(
      0,
      2,
      "Parts below the overview",
      choice("Part", ["picture", "sample"]).meta({
        labels: { picture: "Chart or diagram", sample: "Sample document" },
      }),
    ).describe("In this order. A service without a chart or a sample shows none."),
    quickInfo: group("Facts", {
      heading: heading(20),
      items: rows(0, 12, "Facts", "Fact", "{term}", {
        term: line("Term", 27),
        text: text("Text", 80),
        claim: figure("Figure").exactOptional(),
      }).describe("A fact that a service does not have is not shown."),
    }),
    related: group("Related services", {
      heading: heading(24),
      count: whole("Number of services", 1, 12, "Those of the same group come first."),
    }).exactOptional(),
    getInTouch: headed("Get in touch", 24, 104).exactOptional(),
  },
  {
    of: ["service"],
    anchor: "overview",
    role: "passages",
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
