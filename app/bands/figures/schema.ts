import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { group, line, list, text } from "../../content/schema/fields.ts";
import { pictogram } from "../../content/schema/pictogram.ts";

export const figures = defineBand(
  "figures",
  "Figures: cards",
  {
    heading: line("Heading", 40, "Read to those who cannot see the cards."),
    cards: list(
      1,
      4,
      "Cards",
      group("Card", {
        claim: figure(),
        title: text("Title", 25),
        description: text("Description", 150),
        cites: list(1, 3, "Other figures in the description", figure()).exactOptional(),
        icon: pictogram,
      }),
      { row: "{title}" },
    ),
  },
  {
    anchor: "results",
    *agrees({ cards }) {
      for (const [index, { description, cites = [] }] of cards.entries())
        for (const { id, value } of cites)
          if (!description.includes(value))
            yield {
              path: ["cards", index, "description"],
              message: `does not say ${value}, which it is to cite: write {claim.${id}}.`,
            };
    },
  },
);
