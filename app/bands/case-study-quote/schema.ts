import { defineBand } from "../../content/schema/band.ts";
import { line } from "../../content/schema/fields.ts";

export const caseStudyQuote = defineBand(
  "case-study-quote",
  "Case study: what the client says",
  { label: line("Name", 30, "For those who hear the page.") },
  {
    of: ["case-study"],
    anchor: "quote",
    ground: "sand",
    shows: ({ testimonial }) => Boolean(testimonial),
  },
);
