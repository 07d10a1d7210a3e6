import { defineBand } from "../../content/schema/band.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

export const combinedServices = defineBand(
  "combined-services",
  "Services often combined with it",
  sectionFields(),
  {
    of: ["service", "solution"],
    shows: ({ combinedWith }) => combinedWith.length > 0,
    ground: "sand",
    anchor: "combined",
    uses: ["services"],
  },
);
