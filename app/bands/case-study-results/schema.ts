import { defineBand } from "../../content/schema/band.ts";
import { line } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const caseStudyResults = defineBand(
  "case-study-results",
  "Case study: results",
  "The results with their evidence, before and after. Shown if there are more than the opening has.",
  {
    heading: heading(),
    evidence: line(
      "Heading of the evidence",
      48,
      "Above the evidence for the results in the opening.",
    ),
  },
  {
    of: ["case-study"],
    anchor: "results",
    // The opening has the first three.
    shows: ({ baselines, evidence, results }) =>
      baselines.length > 0 || evidence.length > 0 || results.length > 3,
  },
);
