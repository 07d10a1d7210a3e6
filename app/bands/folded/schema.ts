import { defineBand } from "../../content/schema/band.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

export const folded = defineBand(
  "folded",
  "Text: folded",
  "A heading that opens the long text and the table of what pages may load below it. Use it where few visitors need them.",
  { heading: heading(), text: sentence(107).exactOptional() },
  { anchor: "more", holds: ["text", "policy"] },
);
