import { defineBand } from "../../content/schema/band.ts";
import { flag, link, list } from "../../content/schema/fields.ts";
import { action, introFields } from "../../content/schema/pages/parts.ts";

export const openingText = defineBand(
  "opening-text",
  "Opening: heading and lead",
  {
    ...introFields,
    labelHref: link("Where the label leads", "If it leads back to something.").exactOptional(),
    asks: flag("Button to the contact page"),
    buttons: list(1, 2, "Other buttons", action("Button"), {
      hint: "In place of that one; the first leads on.",
      row: "{label}",
    }).exactOptional(),
    compact: flag("Less space", "So that the band below is seen on the first screen."),
  },
  { anchor: "top", texts: ({ lead }) => [lead] },
);
