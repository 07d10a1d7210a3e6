import { defineBand } from "../../content/schema/band.ts";
import { whole } from "../../content/schema/fields.ts";
import { action, sectionFields } from "../../content/schema/pages/parts.ts";

export const quotes = defineBand(
  "quotes",
  "Testimonials: selection",
  "The first few testimonials. Use it as proof on any page.",
  {
    ...sectionFields(),
    count: whole("Number of testimonials", 1, 12, "The first ones in the list."),
    all: action("Link to all testimonials").exactOptional(),
  },
  {
    anchor: "testimonials",
    uses: ["testimonials"],
    isEmpty: (_words, { testimonials }) => !testimonials.length,
  },
);
