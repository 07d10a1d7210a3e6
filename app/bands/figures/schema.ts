import { defineBand } from "../../content/schema/band.ts";
import { figure } from "../../content/schema/entry.ts";
import { anyRows, line, list, text } from "../../content/schema/fields.ts";
import { pictogram } from "../../content/schema/pictogram.ts";

export const figures = defineBand(
  "figures",
  "Figures: with descriptions",
  "Up to four figures in a row, each with a title and a description. Use it to prove results.",
  {
    heading: line("Heading", 40, "Read by screen readers only."),
    cards: anyRows(4, "Cards", "Card", "{title}", {
      claim: figure(),
      title: text("Title", 25),
      description: text("Description", 150),
      cites: list(1, 3, "Other figures in the description", figure()).exactOptional(),
      icon: pictogram.exactOptional(),
    }),
  },
  {
    anchor: "results",
    isEmpty: ({ cards }) => !cards.length,
    *agrees({ cards }) {
      for (const [index, { description, cites = [] }] of cards.entries()) {
        let rest = description;
        for (const { id, value } of cites) {
          const start = rest.indexOf(value);
          if (start < 0)
            yield {
              path: ["cards", index, "cites"],
              message: `has a figure that the description does not mention in this order: ${value}. Write {claim.${id}} into the description, or remove the figure.`,
            };
          rest = rest.slice(Math.max(start, 0) + value.length);
        }
      }
    },
  },
);
