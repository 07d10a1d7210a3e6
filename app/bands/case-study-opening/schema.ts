import { defineBand } from "../../content/schema/band.ts";
import { group, line } from "../../content/schema/fields.ts";

const term = (title: string) => line(title, 20);

export const caseStudyOpening = defineBand(
  "case-study-opening",
  "Opening: case study",
  "The title, the cover picture, the first results and the size of the program. Use it first on case study pages.",
  {
    terms: group("Labels for the size of the program", {
      cost: term("Cost"),
      duration: term("Duration"),
      clientPeople: term("Client team"),
      ourPeople: term("Our team"),
      reach: term("Reach"),
    }),
  },
  { of: ["case-study"], anchor: "top", isTitled: true, ids: () => ["cover"] },
);
