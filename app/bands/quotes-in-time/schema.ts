import { defineBand } from "../../content/schema/band.ts";
import { group, line } from "../../content/schema/fields.ts";
import { slugOf } from "../../text/slug.ts";

export const quotesInTime = defineBand(
  "quotes-in-time",
  "Testimonials: timeline",
  "All testimonials, with the years of each client on one timeline. Use it on the page of all testimonials.",
  {
    name: line("Name", 40, "Read by screen readers only."),
    legend: group("Legend", { run: line("Bar", 30), handover: line("Dot", 10) }).describe(
      "For the drawing above each quote.",
    ),
  },
  {
    anchor: "testimonials",
    role: "testimonials",
    uses: ["testimonials", "clients"],
    isEmpty: (_words, { testimonials }) => !testimonials.length,
    ids: (_words, { testimonials }) => testimonials.map(({ company }) => slugOf(company)),
    texts: (_words, { testimonials }) =>
      testimonials.flatMap(({ company, author }) => [company, author]),
  },
);
