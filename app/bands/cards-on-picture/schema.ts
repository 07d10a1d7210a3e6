import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { anyNumber, line } from "../../content/schema/fields.ts";
import { titledText } from "../../content/schema/pages/parts.ts";

export const cardsOnPicture = defineBand(
  "cards-on-picture",
  "Text: cards on a picture",
  "Up to four short texts on the picture of a case study. Use it to break up a long page.",
  {
    heading: line("Heading", 40, "Read by screen readers only."),
    picture: entry(
      "case-studies",
      "Picture",
      "The cover picture of this case study.",
    ).exactOptional(),
    cards: anyNumber(4, "Cards", titledText("Card", 24, 138), { row: "{title}" }),
  },
  { anchor: "values", isEmpty: ({ cards }) => !cards.length },
);
