import { defineBand } from "../../content/schema/band.ts";
import { line, list, text } from "../../content/schema/fields.ts";
import { action } from "../../content/schema/pages/parts.ts";

export const story = defineBand(
  "story",
  "Text: a story",
  {
    heading: line("Heading", 40, "Read to those who cannot see that it is one."),
    paragraphs: list(1, 4, "Paragraphs", text("Paragraph", 450), {
      hint: "The first one is set large.",
    }),
    link: action("Link below").exactOptional(),
  },
  { anchor: "story", texts: ({ paragraphs }) => paragraphs },
);
