import { defineBand } from "../../content/schema/band.ts";
import { flag, list, text } from "../../content/schema/fields.ts";
import { heading, titledText } from "../../content/schema/pages/parts.ts";

export const textColumns = defineBand(
  "text-columns",
  "Text: short texts side by side",
  {
    heading: heading(),
    text: text("Text", 107),
    items: list(1, 8, "Texts", titledText("Text", 42, 165), { row: "{title}" }),
    minor: flag("Belongs to the band above", "Its heading is smaller."),
  },
  {
    anchor: "texts",
    found: ({ heading, text, items }) => ({
      title: heading,
      text,
      more: items.flatMap(({ title, text }) => [title, text]),
    }),
  },
);
