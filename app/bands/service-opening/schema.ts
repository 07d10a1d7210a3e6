import { defineBand } from "../../content/schema/band.ts";
import { line } from "../../content/schema/fields.ts";

export const serviceOpening = defineBand(
  "service-opening",
  "Opening of a service",
  {
    tag: line(
      "Tag above the title",
      28,
      "Stands in place of the name of its group.",
    ).exactOptional(),
  },
  { of: ["service", "solution"], anchor: "top", isTitled: true, uses: ["serviceGroups"] },
);
