import { defineBand } from "../../content/schema/band.ts";
import { line } from "../../content/schema/fields.ts";

export const caseStudyFilter = defineBand(
  "case-study-filter",
  "Case studies: all, with a filter",
  "All case studies, to filter by industry. Use it on the page of all case studies.",
  { heading: line("Heading", 40, "Read by screen readers only.") },
  {
    anchor: "case-studies",
    role: "case-studies",
    feed: true,
    uses: ["caseStudies"],
    isEmpty: (_words, { caseStudies }) => !caseStudies.length,
  },
);
