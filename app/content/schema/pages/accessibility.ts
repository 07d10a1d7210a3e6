import { exactly, group, line, list, text } from "../fields.ts";
import { head, heading, intro, place, search } from "./parts.ts";

const ground = (title: string) => line(title, 10);
const pair = (title: string) => line(title, 31);

export const accessibilitySchema = group("Accessibility", {
  ...place("/accessibility"),
  head,
  intro,
  contrast: group("Contrast", {
    heading: heading(),
    text: text("Text", 220),
    axis: line("Axis", 27),
    minimum: line("The line of the least contrast", 36),
    lowest: line("The mark of the lowest contrast", 21),
    grounds: group("Backgrounds", {
      paper: ground("Paper"),
      sand: ground("Sand"),
      ink: ground("Ink"),
    }),
    pairs: group("Colors of text", {
      text: pair("Text"),
      muted: pair("Secondary text"),
      accent: pair("Labels and links"),
      positive: pair("Figures that rose"),
      action: pair("Buttons"),
      "action-hover": pair("Buttons under the pointer"),
      highlight: pair("The one call to action"),
    }),
  }),
  checks: group("Checks", {
    heading: heading(),
    text: text("Text", 108),
    gates: exactly(
      3,
      "Gates",
      group("Gate", {
        name: line("When", 21),
        text: text("What happens otherwise", 55),
        items: list(1, 10, "Checks", text("Check", 215)),
      }),
      { hint: "In their order.", row: "{name}" },
    ),
  }),
  gaps: group("Known gaps", {
    heading: heading(),
    text: text("Text", 56),
    items: list(1, 8, "Gaps", text("Gap", 360)),
  }),
  contact: group("Contact", {
    heading: heading(),
    paragraphs: list(1, 3, "Paragraphs", text("Paragraph", 255)),
  }),
  search: search.exactOptional(),
});
