import { defineBand } from "../../content/schema/band.ts";
import { whole } from "../../content/schema/fields.ts";
import { action, heading, sectionFields } from "../../content/schema/pages/parts.ts";

export const caseStudies = defineBand(
  "case-studies",
  "Case studies: rows",
  "The first case studies with a result each, drawn against their plans on one axis. Use it as proof on any page.",
  {
    ...sectionFields(),
    heading: heading(60),
    count: whole("Number of case studies", 1, 12, "The first ones in the order of the list."),
    all: action("Link to all case studies").exactOptional(),
  },
  {
    anchor: "case-studies",
    feed: true,
    uses: ["caseStudies"],
    isEmpty: (_words, { caseStudies }) => !caseStudies.length,
  },
);
