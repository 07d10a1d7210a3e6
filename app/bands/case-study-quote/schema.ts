import { defineBand } from "../../content/schema/band.ts";
import { line } from "../../content/schema/fields.ts";

export const caseStudyQuote = defineBand(
  "case-study-quote",
  "Case study: testimonial",
  "What the client says. Shown if the case study has a testimonial.",
  { label: line("Name", 30, "Read by screen readers only.") },
  {
    of: ["case-study"],
    anchor: "quote",
    ground: "sand",
    shows: ({ testimonial }) => Boolean(testimonial),
  },
);
