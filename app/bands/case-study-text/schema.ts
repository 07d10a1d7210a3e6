import { defineBand } from "../../content/schema/band.ts";
import { line } from "../../content/schema/fields.ts";
import { slugOf } from "../../text/slug.ts";

export const caseStudyText = defineBand(
  "case-study-text",
  "Case study: challenges and solution",
  "The challenges and the solution of the case study. Use it as the main part of the page.",
  {
    challenges: line("Heading of the challenges", 40),
    solution: line("Heading of the solution", 40),
  },
  {
    of: ["case-study"],
    anchor: "challenges",
    ids: ({ challenges, solution }) => [challenges, solution].map(slugOf),
  },
);
