import { defineBand } from "../../content/schema/band.ts";
import { whole } from "../../content/schema/fields.ts";
import { action, sectionFields } from "../../content/schema/pages/parts.ts";

export const caseStudies = defineBand(
  "case-studies",
  "Case studies: cards",
  "Cards of the first case studies. Use it as proof on any page.",
  {
    ...sectionFields(),
    count: whole("Number of case studies", 1, 12, "The first ones in the order of the list."),
    all: action("Link to all case studies").exactOptional(),
  },
  {
    anchor: "case-studies",
    uses: ["caseStudies"],
    isEmpty: (_words, { caseStudies }) => !caseStudies.length,
  },
);
