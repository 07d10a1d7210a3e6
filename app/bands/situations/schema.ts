import { defineBand } from "../../content/schema/band.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const situations = defineBand(
  "situations",
  "Services: situations",
  "What visitors come with, in their own words: each opens to the services that help. Use it first on the page of all services.",
  { heading: heading() },
  {
    anchor: "situations",
    role: "situations",
    uses: ["situations", "phases"],
    isEmpty: (_, { situations }) => !situations.length,
    ids: (_, { situations }) => situations.map(({ id }) => id),
    texts: (_, { situations }) => situations.map(({ line }) => line),
  },
);
