import { defineBand } from "../../content/schema/band.ts";
import { line } from "../../content/schema/fields.ts";

export const serviceOpening = defineBand(
  "service-opening",
  "Opening: service",
  "The title, the lead and the group of the service. Use it first on service and solution pages.",
  {
    tag: line("Tag", 28, "Shown instead of the name of the group.").exactOptional(),
  },
  { of: ["service", "solution"], anchor: "top", isTitled: true, uses: ["serviceGroups"] },
);
