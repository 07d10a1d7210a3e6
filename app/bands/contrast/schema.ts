import { defineBand } from "../../content/schema/band.ts";
import { group, line } from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

const ground = (title: string) => line(title, 10);
const pair = (title: string) => line(title, 31);

export const contrast = defineBand(
  "contrast",
  "Trust: contrast of all colors",
  {
    heading: heading(),
    text: sentence(220).exactOptional(),
    axis: line("Axis", 27),
    minimum: line("The line of the least contrast", 36),
    lowest: line("The mark of the lowest contrast", 21),
    grounds: group("Backgrounds", {
      paper: ground("Paper"),
      sand: ground("Sand"),
      ink: ground("Ink"),
    }),
    pairs: group("Colors of text", {
      text: pair("Text"),
      muted: pair("Secondary text"),
      accent: pair("Labels and links"),
      positive: pair("Figures that rose"),
      action: pair("Buttons"),
      "action-hover": pair("Buttons under the pointer"),
      highlight: pair("The one call to action"),
    }),
  },
  { anchor: "contrast", uses: ["palette"] },
);
