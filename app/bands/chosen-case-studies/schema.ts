import { defineBand } from "../../content/schema/band.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const chosenCaseStudies = defineBand(
  "chosen-case-studies",
  "Solution: its case studies",
  { heading: heading() },
  {
    of: ["solution"],
    shows: ({ caseStudies }) => caseStudies.length > 0,
    anchor: "case-studies",
    uses: ["caseStudies"],
  },
);
