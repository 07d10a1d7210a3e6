import { defineBand } from "../../content/schema/band.ts";
import { anyRows, line, text } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const definitions = defineBand(
  "definitions",
  "List: terms and definitions",
  "Terms with their meanings. Use it for a glossary or terms of work.",
  {
    heading: heading(),
    items: anyRows(12, "Terms", "Term", "{term}", {
      term: line("Term", 20),
      text: text("Definition", 215),
    }),
  },
  {
    anchor: "terms",
    isEmpty: ({ items }) => !items.length,
    found: ({ items }) => ({
      text: items.map(({ term }) => term).join(", "),
      more: items.map(({ text }) => text),
    }),
  },
);
