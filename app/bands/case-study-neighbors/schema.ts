import { defineBand } from "../../content/schema/band.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const caseStudyNeighbors = defineBand(
  "case-study-neighbors",
  "Case study: the one before and the one after",
  { heading: heading() },
  {
    of: ["case-study"],
    anchor: "more",
    uses: ["caseStudies"],
    isEmpty: (_words, { caseStudies }) => caseStudies.length < 2,
  },
);
