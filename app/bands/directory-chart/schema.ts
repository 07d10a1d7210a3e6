import { defineBand } from "../../content/schema/band.ts";
import { blanks, line } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const directoryChart = defineBand(
  "directory-chart",
  "Site map: chart",
  "A chart of how many pages there are of each kind. Use it above the list of all pages.",
  {
    heading: heading(25),
    axis: blanks("Label of the axis", 60, "total"),
    end: line("Meaning of the dot", 24, "The dot at the end of a bar."),
  },
  {
    anchor: "sections",
    uses: ["sitePages", "services", "serviceGroups", "caseStudies"],
  },
);
