import { defineBand } from "../../content/schema/band.ts";

export const solutionText = defineBand(
  "solution-text",
  "Solution: text, with benefits at its side",
  {},
  {
    of: ["solution"],
    anchor: "solution",
    ids: () => ["features-heading", "benefits-heading", "related-heading", "case-studies-heading"],
  },
);
