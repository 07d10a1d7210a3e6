import { defineBand } from "../../content/schema/band.ts";
import { blanks, line } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const directoryChart = defineBand(
  "directory-chart",
  "Pages of the site: how many of each",
  {
    heading: heading(25),
    axis: blanks("Axis", 60, "total"),
    end: line("What the dot at the end of a bar means", 24),
  },
  {
    anchor: "sections",
    uses: ["sitePages", "services", "serviceGroups", "caseStudies"],
    *agrees(_words, _lists, neighbors) {
      if (!neighbors.some(({ band }) => band === "directory"))
        yield {
          path: ["band"],
          message: "its bars lead to the list of pages: add “band: directory” to the page.",
        };
    },
  },
);
