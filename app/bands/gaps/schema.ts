import { defineBand } from "../../content/schema/band.ts";
import { anyNumber, group, list, markdown, text } from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

export const gaps = defineBand(
  "gaps",
  "Trust: known gaps",
  "What does not work yet, and whom to write to. Use it on the accessibility page.",
  {
    heading: heading(),
    text: sentence(56).exactOptional(),
    items: anyNumber(8, "Gaps", text("Gap", 360)),
    contact: group("Contact", {
      heading: heading(),
      paragraphs: list(1, 3, "Paragraphs", markdown("Paragraph", 900)),
    }).exactOptional(),
  },
  { ground: "sand", anchor: "gaps", isEmpty: ({ items, contact }) => !items.length && !contact },
);
