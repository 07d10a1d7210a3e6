import { defineBand } from "../../content/schema/band.ts";
import { group, line } from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

const ground = (title: string) => line(title, 10);
const pair = (title: string) => line(title, 31);

export const contrast = defineBand(
  "contrast",
  "Trust: color contrast",
  "A chart of how readable the colors are. Use it on the accessibility page.",
  {
    heading: heading(),
    text: sentence(220).exactOptional(),
    axis: line("Label of the axis", 27),
    minimum: line("Label of the required contrast", 36),
    lowest: line("Label of the lowest contrast", 21),
    grounds: group("Backgrounds", {
      paper: ground("Page"),
      sand: ground("Tinted band"),
      ink: ground("Dark band"),
    }),
    pairs: group("Text colors", {
      text: pair("Text"),
      muted: pair("Secondary text"),
      accent: pair("Labels and links"),
      positive: pair("Rising figures"),
      action: pair("Buttons"),
      "action-hover": pair("Buttons with the pointer on them"),
      highlight: pair("Highlighted button"),
    }),
  },
  { anchor: "contrast", uses: ["palette"] },
);
