import { arc, type PieArcDatum, pie } from "d3-shape";
import type { ChartDatum, ChartVisualization } from "../content/types";
import type { ChartShape } from "./drawing";
import { figureFormat, rounded } from "./figures";
import { chartHeight } from "./plot-geometry";
import { wrapText } from "./text-fit";

const outerRadius = 116;
const innerRadius = 74;
const labelRadius = 134;
/** px for the name in the middle. */
const centerWidth = 105;

const at = ([x, y]: [number, number]) => ({ x: rounded(x), y: rounded(y) });

/** Slices in the order of the list beside them, clockwise from the top. */
export function pieShape({ series, measure }: ChartVisualization): ChartShape {
  const format = figureFormat(measure);
  const slices = pie<ChartDatum>()
    .value(({ value }) => value)
    .sort(null)([...series]);
  const ring = arc<PieArcDatum<ChartDatum>>()
    .innerRadius(innerRadius)
    .outerRadius(outerRadius)
    .digits(2);
  const outside = arc<PieArcDatum<ChartDatum>>().innerRadius(labelRadius).outerRadius(labelRadius);
  const [largest = series[0]] = series.toSorted((a, b) => b.value - a.value);
  return {
    chart: "pie",
    size: chartHeight,
    center: { value: format(largest.value), lines: wrapText(largest.name, centerWidth) },
    points: slices.map((slice) => ({
      name: slice.data.name,
      value: format(slice.data.value),
      emphasized: slice.data === largest,
      path: slice.data.value > 0 ? (ring(slice) ?? "") : "",
      label: at(outside.centroid(slice)),
    })),
  };
}
