import { defineBand } from "../../content/schema/band.ts";
import { anyNumber, flag } from "../../content/schema/fields.ts";
import { heading, sentence, titledText } from "../../content/schema/pages/parts.ts";

export const textColumns = defineBand(
  "text-columns",
  "Text: columns",
  "Short texts with titles, side by side. Use it for points of equal weight.",
  {
    heading: heading(),
    text: sentence(107).exactOptional(),
    items: anyNumber(12, "Texts", titledText("Text", 42, 240), { row: "{title}" }),
    minor: flag("Part of the band above", "The heading is smaller."),
  },
  {
    anchor: "texts",
    isEmpty: ({ items }) => !items.length,
    found: ({ items }) => ({ more: items.flatMap(({ title, text }) => [title, text]) }),
  },
);
