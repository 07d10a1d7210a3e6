import { defineBand } from "../../content/schema/band.ts";
import { flag, link, list } from "../../content/schema/fields.ts";
import { action, introFields } from "../../content/schema/pages/parts.ts";

export const openingText = defineBand(
  "opening-text",
  "Opening: text",
  "The heading and a lead, without a picture. Use it at the top of most pages.",
  {
    ...introFields,
    labelHref: link("Link on the label", "For example: back to a list.").exactOptional(),
    asks: flag("Contact button", "A button to the contact page."),
    buttons: list(1, 2, "Other buttons", action("Button"), { row: "{label}" })
      .describe("Shown instead of the contact button. The first one stands out.")
      .exactOptional(),
    compact: flag(
      "Compact layout",
      "Less space, so that the band below shows on the first screen.",
    ),
  },
  { anchor: "top", texts: ({ lead }) => [lead] },
);
