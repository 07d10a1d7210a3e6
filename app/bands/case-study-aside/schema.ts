import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { line, list } from "../../content/schema/fields.ts";
import { headed } from "../../content/schema/pages/parts.ts";
import { slugOf } from "../../text/slug.ts";

export const caseStudyAside = defineBand(
  "case-study-aside",
  "Case study: insights and services",
  "Key insights, related services and a call to action. Shown beside the main part.",
  {
    insights: line("Heading of the insights", 30),
    related: line("Heading of the related services", 30),
    relatedServices: list(0, 6, "Related services", entry("services", "Service")).describe(
      "Shown on every case study, after the services it used.",
    ),
    call: headed("Call to action", 16, 98),
  },
  {
    of: ["case-study"],
    anchor: "insights",
    beside: "case-study-text",
    ids: ({ related, relatedServices }, _lists, { servicesUsed }) =>
      servicesUsed.length || relatedServices.length ? [slugOf(related)] : [],
  },
);
