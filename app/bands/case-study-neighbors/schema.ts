import { defineBand } from "../../content/schema/band.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const caseStudyNeighbors = defineBand(
  "case-study-neighbors",
  "Case study: previous and next",
  "Links to the case studies before and after. Use it last on the page.",
  { heading: heading() },
  {
    of: ["case-study"],
    anchor: "more",
    uses: ["caseStudies"],
    isEmpty: (_words, { caseStudies }) => caseStudies.length < 2,
  },
);
