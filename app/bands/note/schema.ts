import { defineBand } from "../../content/schema/band.ts";
import { text } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const note = defineBand(
  "note",
  "Text: note",
  "A short text beside its heading. Use it to add a remark to the band above.",
  { heading: heading(), text: text("Text", 210) },
  { ground: "above", anchor: "note", texts: ({ text }) => [text] },
);
