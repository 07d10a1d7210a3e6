import type { ReactNode } from "react";
import { BarChart } from "./bar";
import type { ChartDrawing } from "./drawing";
import { LineChart } from "./line";
import { PieChart } from "./pie";
import { Stage } from "./stage";

function drawn(chart: ChartDrawing, active: number | undefined): ReactNode {
  switch (chart.chart) {
    case "bar":
      return <BarChart {...chart} active={active} />;
    case "pie":
      return <PieChart {...chart} active={active} />;
    case "line":
    case "area":
      return <LineChart {...chart} active={active} />;
  }
}

export function Chart(chart: ChartDrawing) {
  return (
    <>
      <p className="mb-2 text-label text-muted">{chart.measure}</p>
      <Stage label={`${chart.title}, ${chart.chart} chart`} points={chart.points}>
        {(active) => drawn(chart, active)}
      </Stage>
    </>
  );
}
