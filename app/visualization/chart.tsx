import type { ReactElement } from "react";
import type { ChartKind, ChartVisualization } from "../content/types";
import { BarChart } from "./bar";
import { figureFormat } from "./figures";
import { Frame, type VisualizationProps } from "./frame";
import { LineChart } from "./line";
import { PieChart } from "./pie";
import type { SmallForm } from "./plot-geometry";
import { Shares } from "./shares";

const drawings: Record<ChartKind, (chart: ChartVisualization & SmallForm) => ReactElement> = {
  bar: BarChart,
  pie: PieChart,
  line: LineChart,
  area: LineChart,
};

function valuesOf({ measure, series }: ChartVisualization) {
  const format = figureFormat(measure);
  return series.map(({ name, value }) => ({ name, value: format(value) }));
}

/** The values of a chart as a table. */
export const chartData = (content: ChartVisualization) => ({
  columns: ["Name", content.measure],
  rows: valuesOf(content).map(({ name, value }) => [name, value]),
});

/** browser/chart.ts reads `data-values` to show values on hover and with arrow keys. */
export function ChartStage({ content, isSmall }: { content: ChartVisualization } & SmallForm) {
  const { title, chart, measure, whole } = content;
  const Drawing = whole ? Shares : drawings[chart];
  return (
    <>
      {/* A large pie shows the measure in its middle. */}
      {(isSmall || chart !== "pie") && <p className="mb-2 text-label text-muted">{measure}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        role="group"
        aria-label={`${title}, ${chart} chart. Arrow keys read its values.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the values that hovering shows
        tabIndex={0}
        data-behavior="chart"
        data-values={JSON.stringify(valuesOf(content))}
        className="group/stage relative"
      >
        <Drawing {...content} isSmall={isSmall} />
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

export function Chart({ content, level }: VisualizationProps<ChartVisualization>) {
  return (
    <Frame content={content} level={level} data={chartData(content)} hasFigures words="beside">
      <ChartStage content={content} />
    </Frame>
  );
}
