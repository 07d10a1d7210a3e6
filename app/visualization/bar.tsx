import type { ChartVisualization } from "../content/types";
import { classNames } from "../lib/class-names";
import { Columns } from "./bar-columns";
import { barGeometry } from "./bar-geometry";
import { Rows } from "./bar-rows";

export function BarChart(chart: ChartVisualization) {
  const bars = barGeometry(chart);
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
