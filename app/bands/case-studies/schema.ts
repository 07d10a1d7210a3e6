import { defineBand } from "../../content/schema/band.ts";
import { whole } from "../../content/schema/fields.ts";
import { action, sectionFields } from "../../content/schema/pages/parts.ts";

export const caseStudies = defineBand(
  "case-studies",
  "Case studies: the first ones, as cards",
  {
    ...sectionFields(),
    count: whole("How many", 1, 12, "The first ones by their position."),
    all: action("Link to all of them").exactOptional(),
  },
  {
    anchor: "case-studies",
    uses: ["caseStudies"],
    isEmpty: (_words, { caseStudies }) => !caseStudies.length,
  },
);
