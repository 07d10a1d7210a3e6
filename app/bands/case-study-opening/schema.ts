import { defineBand } from "../../content/schema/band.ts";
import { group, line } from "../../content/schema/fields.ts";

const term = (title: string) => line(title, 20);

export const caseStudyOpening = defineBand(
  "case-study-opening",
  "Opening of a case study",
  {
    terms: group("Size of the program", {
      cost: term("Cost"),
      duration: term("Duration"),
      clientPeople: term("The client’s people"),
      ourPeople: term("Our people"),
      reach: term("Reach"),
    }),
  },
  { of: ["case-study"], anchor: "top", isTitled: true, ids: () => ["cover"] },
);
