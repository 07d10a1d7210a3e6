import { defineBand } from "../../content/schema/band.ts";
import { anyNumber } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";
import { chart } from "../../content/schema/visualization.ts";

export const charts = defineBand(
  "charts",
  "Figures: charts",
  "Up to four charts in one frame. Use it when numbers only make sense together.",
  {
    heading: heading(40),
    charts: anyNumber(4, "Charts", chart, { row: "{title}" }),
  },
  { anchor: "charts", isEmpty: ({ charts }) => !charts.length },
);
