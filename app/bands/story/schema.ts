import { defineBand } from "../../content/schema/band.ts";
import { line, list, markdown } from "../../content/schema/fields.ts";
import { action } from "../../content/schema/pages/parts.ts";

export const story = defineBand(
  "story",
  "Text: story",
  "A few paragraphs, the first in large type. Use it to tell how the firm came about.",
  {
    heading: line("Heading", 40, "Read by screen readers only."),
    paragraphs: list(1, 4, "Paragraphs", markdown("Paragraph", 450)).describe(
      "The first one is shown in large type.",
    ),
    link: action("Link").exactOptional(),
  },
  { anchor: "story", texts: ({ paragraphs }) => paragraphs },
);
