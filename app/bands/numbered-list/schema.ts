import { defineBand } from "../../content/schema/band.ts";
import { anyNumber, text } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const numberedList = defineBand(
  "numbered-list",
  "List: numbered",
  "Short numbered lines. Use it when the order or the number of points matters.",
  { heading: heading(), items: anyNumber(12, "List", text("Point", 140)) },
  { anchor: "list", isEmpty: ({ items }) => !items.length, texts: ({ items }) => items },
);
