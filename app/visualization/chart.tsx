import type { ReactElement } from "react";
import type { ChartKind, ChartVisualization } from "../content/types";
import { classNames } from "../lib/class-names";
import { useSite, useWords } from "../lib/use-words";
import { filled } from "../text/filled";
import { BarChart } from "./bar";
import { DataTable } from "./data-table";
import { figureFormat } from "./figures";
import { Frame, type VisualizationProps } from "./frame";
import { LineChart } from "./line";
import { PieChart } from "./pie";
import type { DrawingForm } from "./plot-geometry";
import { Shares } from "./shares";

const drawings: Record<ChartKind, (chart: ChartVisualization & DrawingForm) => ReactElement> = {
  bar: BarChart,
  pie: PieChart,
  line: LineChart,
  area: LineChart,
};

function useFigures({ unit, series }: ChartVisualization) {
  const format = figureFormat(unit, useSite());
  return { format, values: series.map(({ name, value }) => ({ name, value: format(value) })) };
}

/** The values of a chart as a table. */
function useChartData(content: ChartVisualization) {
  const { name } = useWords().charts;
  const { values } = useFigures(content);
  return { columns: [name, content.measure], rows: values.map((one) => [one.name, one.value]) };
}

export function ChartTable({ content }: { content: ChartVisualization }) {
  return <DataTable title={content.title} data={useChartData(content)} />;
}

/** browser/chart.ts reads `data-values` to show values on hover and with arrow keys. */
export function ChartStage({
  content,
  isSmall,
}: Pick<DrawingForm, "isSmall"> & { content: ChartVisualization }) {
  const { format, values } = useFigures(content);
  const { kinds, stage } = useWords().charts;
  const { title, chart, measure, whole } = content;
  const Drawing = whole ? Shares : drawings[chart];
  return (
    <>
      {/* A large pie shows the measure in its middle; in a row it stands right above the drawing. */}
      {(isSmall || chart !== "pie") && (
        <p className="mb-2 self-end text-label text-muted">{measure}</p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        role="group"
        aria-label={filled(stage, { title, chart: kinds[chart] })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the values that hovering shows
        tabIndex={0}
        data-behavior="chart"
        data-values={JSON.stringify(values)}
        className={classNames("group/stage relative", isSmall && "@container")}
      >
        <Drawing {...content} format={format} isSmall={isSmall} />
        <div
          role="status"
          className="pointer-events-none absolute z-10 [translate:-50%_calc(-100%-1.75rem)] whitespace-nowrap rounded-edge border border-transparent bg-text px-3 py-2 text-label text-page opacity-0 floating data-tooltip:opacity-100"
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
  const data = useChartData(content);
  return (
    <Frame content={content} level={level} data={data} hasFigures words="beside">
      <ChartStage content={content} />
    </Frame>
  );
}
