import { defineBand } from "../../content/schema/band.ts";
import { text } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const note = defineBand(
  "note",
  "Text: a short one beside its heading",
  { heading: heading(), text: text("Text", 210) },
  { ground: "above", anchor: "note", texts: ({ text }) => [text] },
);
