import { defineBand, withHeadings } from "../../content/schema/band.ts";
import { flag } from "../../content/schema/fields.ts";
import { introFields, titledText } from "../../content/schema/pages/parts.ts";

export const openingLetter = defineBand(
  "opening-letter",
  "Opening: a letter to finish and send",
  {
    ...introFields,
    asksDate: flag("Asks for the date to plan back from", "It goes into the letter."),
    after: titledText(
      "After it is sent",
      20,
      210,
      "Who answers, by when, and what the call is like.",
    ),
  },
  {
    anchor: "top",
    uses: ["letter"],
    ids: () => withHeadings(["letter"]),
    texts: ({ heading }) => [heading],
    *agrees(_words, _lists, neighbors) {
      if (neighbors.filter(({ band }) => band === "opening-letter").length > 1)
        yield { path: ["band"], message: "a page has one letter: leave the other out." };
    },
  },
);
