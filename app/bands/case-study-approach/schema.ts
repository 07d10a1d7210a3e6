import { defineBand } from "../../content/schema/band.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const caseStudyApproach = defineBand(
  "case-study-approach",
  "Case study: steps",
  "The steps of the program, drawn as planned and actual bars if they have months.",
  { heading: heading() },
  { of: ["case-study"], anchor: "approach", shows: ({ approach }) => approach.length > 0 },
);
