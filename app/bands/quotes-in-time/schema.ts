import { defineBand } from "../../content/schema/band.ts";
import { group, line } from "../../content/schema/fields.ts";
import { slugOf } from "../../text/slug.ts";

export const quotesInTime = defineBand(
  "quotes-in-time",
  "Testimonials: all of them, on one time line",
  {
    name: line("Name", 40, "Read to those who cannot see what it is."),
    legend: group(
      "Legend",
      { run: line("Bar", 30), handover: line("Dot", 10) },
      "What is drawn above each quote.",
    ),
  },
  {
    anchor: "testimonials",
    uses: ["testimonials", "clients"],
    isEmpty: (_words, { testimonials }) => !testimonials.length,
    ids: (_words, { testimonials }) => testimonials.map(({ company }) => slugOf(company)),
    texts: (_words, { testimonials }) =>
      testimonials.flatMap(({ company, author }) => [company, author]),
  },
);
