import { arc, type PieArcDatum, pie } from "d3-shape";
import type { ChartDatum, ChartVisualization } from "../content/types";
import { figureFormat, rounded } from "./figures";
import { wrapText } from "./text-fit";

const outerRadius = 116;
const innerRadius = 74;
const labelRadius = 134;
/** px for the name in the middle. */
const centerWidth = 105;

const at = ([x, y]: [number, number]) => ({ x: rounded(x), y: rounded(y) });

/** Slices in the order of the list beside them, clockwise from the top. */
export function pieGeometry({ series, measure }: ChartVisualization) {
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
    /** The largest part, written in the middle. */
    center: { value: format(largest.value), lines: wrapText(largest.name, centerWidth) },
    points: slices.map((slice) => ({
      name: slice.data.name,
      value: format(slice.data.value),
      /** Empty for a value of 0. */
      path: slice.data.value > 0 ? (ring(slice) ?? "") : "",
      /** Where its value is written, outside the ring. */
      label: at(outside.centroid(slice)),
    })),
  };
}
