import { defineBand } from "../../content/schema/band.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const chosenCaseStudies = defineBand(
  "chosen-case-studies",
  "Solution: case studies",
  "The case studies that the solution names. Use it as proof below the main part.",
  { heading: heading() },
  {
    of: ["solution"],
    shows: ({ caseStudies }) => caseStudies.length > 0,
    ground: "sand",
    anchor: "case-studies",
  },
);
