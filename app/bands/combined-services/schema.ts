import { defineBand } from "../../content/schema/band.ts";
import { sectionFields } from "../../content/schema/pages/parts.ts";

export const combinedServices = defineBand(
  "combined-services",
  "Service: often combined with",
  "The services that go well with this one. Use it near the end of the page.",
  sectionFields(),
  {
    of: ["service", "solution"],
    shows: ({ combinedWith }) => combinedWith.length > 0,
    ground: "sand",
    anchor: "combined",
    uses: ["services"],
  },
);
