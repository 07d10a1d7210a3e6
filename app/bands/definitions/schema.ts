import { defineBand } from "../../content/schema/band.ts";
import { anyNumber, group, line, text } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const definitions = defineBand(
  "definitions",
  "List: terms and definitions",
  "Terms with their meanings. Use it for a glossary or terms of work.",
  {
    heading: heading(),
    items: anyNumber(
      12,
      "Terms",
      group("Term", { term: line("Term", 20), text: text("Definition", 215) }),
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
