import { defineBand } from "../../content/schema/band.ts";
import { line } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const caseStudyResults = defineBand(
  "case-study-results",
  "Case study: results, before and after",
  {
    heading: heading(),
    evidence: line("Heading of the evidence", 48, "Of that for the results of the opening."),
  },
  {
    of: ["case-study"],
    anchor: "results",
    // The opening has the first three.
    shows: ({ baselines, evidence, results }) =>
      baselines.length > 0 || evidence.length > 0 || results.length > 3,
  },
);
