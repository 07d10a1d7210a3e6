import { defineBand } from "../../content/schema/band.ts";
import { list, text } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";
import { chart } from "../../content/schema/visualization.ts";

export const charts = defineBand(
  "charts",
  "Figures: charts in one frame",
  {
    heading: heading(40),
    text: text("Text", 88),
    charts: list(1, 4, "Charts", chart, { row: "{title}" }),
  },
  { anchor: "charts" },
);
