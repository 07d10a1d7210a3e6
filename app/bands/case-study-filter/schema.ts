import { defineBand } from "../../content/schema/band.ts";
import { line } from "../../content/schema/fields.ts";

export const caseStudyFilter = defineBand(
  "case-study-filter",
  "Case studies: all, to filter by industry",
  { heading: line("Heading", 40, "Read to those who cannot see that these are all.") },
  {
    anchor: "case-studies",
    uses: ["caseStudies"],
    isEmpty: (_words, { caseStudies }) => !caseStudies.length,
  },
);
