import { defineBand } from "../../content/schema/band.ts";
import { flag } from "../../content/schema/fields.ts";
import { introFields } from "../../content/schema/pages/parts.ts";

export const openingText = defineBand(
  "opening-text",
  "Opening: heading and lead",
  {
    ...introFields,
    asks: flag("Button to the contact page"),
    compact: flag("Less space", "So that the band below is seen on the first screen."),
  },
  { anchor: "top", texts: ({ lead }) => [lead] },
);
