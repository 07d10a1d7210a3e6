import { defineBand, withHeadings } from "../../content/schema/band.ts";
import { flag } from "../../content/schema/fields.ts";
import { introFields, titledText } from "../../content/schema/pages/parts.ts";

export const openingLetter = defineBand(
  "opening-letter",
  "Opening: email to send",
  "The heading beside an email that visitors finish and send. Use it at the top of the contact page.",
  {
    ...introFields,
    asksDate: flag("Date picker", "The date a visitor picks goes into the email."),
    after: titledText(
      "What happens next",
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
        yield { path: ["band"], message: "a page can only have one email. Remove the other." };
    },
  },
);
