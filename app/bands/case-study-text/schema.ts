import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { line, list } from "../../content/schema/fields.ts";
import { headed } from "../../content/schema/pages/parts.ts";
import { slugOf } from "../../text/slug.ts";

export const caseStudyText = defineBand(
  "case-study-text",
  "Case study: challenges and solution, with insights at their side",
  {
    challenges: line("Heading of the challenges", 40),
    solution: line("Heading of the solution", 40),
    insights: line("Heading of the insights", 30),
    related: line("Heading of the related services", 30),
    relatedServices: list(0, 6, "Related services", entry("services", "Service"), {
      hint: "On every case study, after the services that it used.",
    }),
    call: headed("Call below", 16, 98),
  },
  {
    of: ["case-study"],
    anchor: "challenges",
    uses: ["services"],
    ids: ({ challenges, solution, related }) => [challenges, solution, related].map(slugOf),
  },
);
