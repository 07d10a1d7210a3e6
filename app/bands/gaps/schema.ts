import { defineBand } from "../../content/schema/band.ts";
import { group, list, markdown, text } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const gaps = defineBand(
  "gaps",
  "Trust: known gaps, and whom to write to",
  {
    heading: heading(),
    text: text("Text", 56),
    items: list(1, 8, "Gaps", text("Gap", 360)),
    contact: group("Contact", {
      heading: heading(),
      paragraphs: list(1, 3, "Paragraphs", markdown("Paragraph", 900)),
    }),
  },
  { ground: "sand", anchor: "gaps" },
);
