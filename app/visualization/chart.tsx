import type { ReactElement } from "react";
import type { ChartKind, ChartVisualization } from "../content/types";
import { BarChart } from "./bar";
import { figureFormat } from "./figures";
import { Frame, type VisualizationProps } from "./frame";
import { LineChart } from "./line";
import { PieChart } from "./pie";
import { Shares } from "./shares";

const drawings: Record<ChartKind, (chart: ChartVisualization) => ReactElement> = {
  bar: BarChart,
  pie: PieChart,
  line: LineChart,
  area: LineChart,
};

/** browser/chart.ts reads `data-values` to show values on hover and with arrow keys. */
export function Chart({ content, level }: VisualizationProps<ChartVisualization>) {
  const { title, chart, measure, series, whole } = content;
  const Drawing = whole ? Shares : drawings[chart];
  const format = figureFormat(measure);
  const values = series.map(({ name, value }) => ({ name, value: format(value) }));
  const rows = values.map(({ name, value }) => [name, value]);
  return (
    <Frame
      content={content}
      level={level}
      data={{ columns: ["Name", measure], rows }}
      hasFigures
      words="beside"
    >
      {/* A pie shows the measure in its middle. */}
      {chart !== "pie" && <p className="mb-2 text-label text-muted">{measure}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        role="group"
        aria-label={`${title}, ${chart} chart. Arrow keys read its values.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the values that hovering shows
        tabIndex={0}
        data-behavior="chart"
        data-values={JSON.stringify(values)}
        className="group/stage relative"
      >
        <Drawing {...content} />
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
    </Frame>
  );
}
