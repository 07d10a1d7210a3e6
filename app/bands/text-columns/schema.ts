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
    // Without a sentence of its own it is known by its titles.
    found: ({ text, items }) => ({
      text: text ?? items.map(({ title }) => title).join(" "),
      more: items.flatMap(({ title, text }) => [title, text]),
    }),
  },
);
