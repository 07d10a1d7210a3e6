import type { ReactNode } from "react";
import { BarChart } from "./bar";
import type { ChartDrawing } from "./drawing";
import { LineChart } from "./line";
import { PieChart } from "./pie";

function drawn(chart: ChartDrawing): ReactNode {
  switch (chart.chart) {
    case "bar":
      return <BarChart {...chart} />;
    case "pie":
      return <PieChart {...chart} />;
    case "line":
    case "area":
      return <LineChart {...chart} />;
  }
}

/** browser/chart.ts answers pointer and keys, from the values that it finds here. */
export function Chart(chart: ChartDrawing) {
  const values = chart.points.map(({ name, value }) => ({ name, value }));
  return (
    <>
      <p className="mb-2 text-label text-muted">{chart.measure}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        role="group"
        aria-label={`${chart.title}, ${chart.chart} chart. Arrow keys read its values.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what the pointer can ask for, the keys can too
        tabIndex={0}
        data-behavior="chart"
        data-values={JSON.stringify(values)}
        className="group/stage relative"
      >
        {drawn(chart)}
        <div
          role="status"
          className="pointer-events-none absolute z-10 [translate:-50%_calc(-100%-0.6rem)] whitespace-nowrap rounded-edge border border-transparent bg-text px-3 py-2 text-label text-page opacity-0 floating data-tooltip:opacity-100"
        />
        <template>
          <span data-name />
          <span className="sr-only">: </span>
          <strong data-value className="block font-strong text-small even-figures" />
        </template>
      </div>
    </>
  );
}
