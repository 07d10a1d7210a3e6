import { defineBand } from "../../content/schema/band.ts";
import { whole } from "../../content/schema/fields.ts";
import { action, sectionFields } from "../../content/schema/pages/parts.ts";

export const quotes = defineBand(
  "quotes",
  "Testimonials: the first ones",
  {
    ...sectionFields(),
    count: whole("How many", 1, 12, "The first ones of the list."),
    all: action("Link to all of them").exactOptional(),
  },
  {
    anchor: "testimonials",
    uses: ["testimonials"],
    isEmpty: (_words, { testimonials }) => !testimonials.length,
  },
);
