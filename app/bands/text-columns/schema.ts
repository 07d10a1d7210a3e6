import { defineBand } from "../../content/schema/band.ts";
import { anyNumber, flag } from "../../content/schema/fields.ts";
import { heading, sentence, titledText } from "../../content/schema/pages/parts.ts";

export const textColumns = defineBand(
  "text-columns",
  "Text: short texts side by side",
  {
    heading: heading(),
    text: sentence(107).exactOptional(),
    items: anyNumber(12, "Texts", titledText("Text", 42, 165), { row: "{title}" }),
    minor: flag("Belongs to the band above", "Its heading is smaller."),
  },
  {
    anchor: "texts",
    isEmpty: ({ items }) => !items.length,
    found: ({ heading, text, items }) => ({
      title: heading,
      text,
      more: items.flatMap(({ title, text }) => [title, text]),
    }),
  },
);
