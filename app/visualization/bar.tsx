import type { ChartVisualization } from "../content/types";
import { classNames } from "../lib/class-names";
import { Columns } from "./bar-columns";
import { barGeometry } from "./bar-geometry";
import { Rows } from "./bar-rows";
import { type DrawingForm, smallWidth } from "./plot-geometry";

export function BarChart({ isSmall, format, ...chart }: ChartVisualization & DrawingForm) {
  const bars = barGeometry(chart, format, isSmall ? smallWidth : undefined);
  return (
    <>
      {bars.columnRoom !== "never" && (
        <div className={bars.columnRoom === "wide" ? "@max-figure:hidden" : undefined}>
          <Columns {...bars} />
        </div>
      )}
      {bars.columnRoom !== "always" && (
        <div className={classNames(bars.columnRoom === "wide" && "@figure:hidden print:hidden")}>
          <Rows {...bars} />
        </div>
      )}
    </>
  );
}
