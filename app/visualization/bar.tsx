import type { ChartVisualization } from "../content/types";
import { classNames } from "../lib/class-names";
import { Columns } from "./bar-columns";
import { barGeometry } from "./bar-geometry";
import { Rows } from "./bar-rows";
import { shownWhere } from "./looks";

export function BarChart(chart: ChartVisualization) {
  const bars = barGeometry(chart);
  return (
    <>
      {bars.columnRoom !== "never" && (
        <div className={shownWhere[bars.columnRoom]}>
          <Columns {...bars} />
        </div>
      )}
      {bars.columnRoom !== "always" && (
        <div className={classNames(bars.columnRoom === "wide" && "@figure:hidden")}>
          <Rows {...bars} />
        </div>
      )}
    </>
  );
}
