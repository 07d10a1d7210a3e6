import { defineBand } from "../../content/schema/band.ts";
import { anyNumber, text } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const numberedList = defineBand(
  "numbered-list",
  "Text: a numbered list",
  { heading: heading(), items: anyNumber(12, "Lines", text("Line", 140)) },
  { anchor: "list", isEmpty: ({ items }) => !items.length, texts: ({ items }) => items },
);
