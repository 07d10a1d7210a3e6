import { defineBand } from "../../content/schema/band.ts";
import { anyNumber, group, line, text } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const definitions = defineBand(
  "definitions",
  "Text: terms and what they mean",
  {
    heading: heading(),
    items: anyNumber(
      12,
      "Lines",
      group("Line", { term: line("Term", 20), text: text("Text", 215) }),
      {
        row: "{term}",
      },
    ),
  },
  {
    anchor: "terms",
    isEmpty: ({ items }) => !items.length,
    found: ({ heading, items }) => ({
      title: heading,
      text: items.map(({ term }) => term).join(", "),
      more: items.map(({ text }) => text),
    }),
  },
);
