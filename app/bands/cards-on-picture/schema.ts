import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { anyNumber, line } from "../../content/schema/fields.ts";
import { titledText } from "../../content/schema/pages/parts.ts";

export const cardsOnPicture = defineBand(
  "cards-on-picture",
  "Text: cards on a picture",
  {
    heading: line("Heading", 40, "Read to those who cannot see the cards."),
    picture: entry("case-studies", "Picture behind them", "That of a case study.").exactOptional(),
    cards: anyNumber(4, "Cards", titledText("Card", 24, 138), { row: "{title}" }),
  },
  { anchor: "values", isEmpty: ({ cards }) => !cards.length },
);
