import { arc, type PieArcDatum, pie } from "d3-shape";
import type { ChartDatum, ChartVisualization } from "../content/types";
import { figureFormat, rounded } from "./figures";
import { wrapText } from "./text-fit";

const outerRadius = 140;
const innerRadius = 92;
/** px for what is written in the middle. */
const centerWidth = 130;

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
  const rim = arc<PieArcDatum<ChartDatum>>().innerRadius(outerRadius).outerRadius(outerRadius);
  return {
    /** What is counted, written in the middle. */
    center: wrapText(measure, centerWidth),
    points: slices.map((slice) => ({
      name: slice.data.name,
      value: format(slice.data.value),
      /** Empty for a value of 0. */
      path: slice.data.value > 0 ? (ring(slice) ?? "") : "",
      /** Where its value is told when it is asked for. */
      mark: at(rim.centroid(slice)),
    })),
  };
}
