import { arc, type PieArcDatum, pie } from "d3-shape";
import type { ChartDatum, ChartVisualization } from "../content/types";
import { type FigureFormat, rounded } from "./figures";
import { wrapText } from "./text-fit";

const outerRadius = 140;
const innerRadius = 92;
/** px for the text in the middle. */
const centerWidth = 130;

const at = ([x, y]: [number, number]) => ({ x: rounded(x), y: rounded(y) });

/** Slices clockwise from the top, in the order of the list beside them. */
export function pieGeometry(
  { series, measure }: Pick<ChartVisualization, "series" | "measure">,
  format: FigureFormat,
) {
  const slices = pie<ChartDatum>()
    .value(({ value }) => value)
    .sort(null)([...series]);
  const ring = arc<PieArcDatum<ChartDatum>>()
    .innerRadius(innerRadius)
    .outerRadius(outerRadius)
    .digits(2);
  const rim = arc<PieArcDatum<ChartDatum>>().innerRadius(outerRadius).outerRadius(outerRadius);
  return {
    /** The measure, shown in the middle. */
    center: wrapText(measure, centerWidth),
    points: slices.map((slice) => ({
      name: slice.data.name,
      value: format(slice.data.value),
      /** Empty for a value of 0. */
      path: slice.data.value > 0 ? (ring(slice) ?? "") : "",
      /** The tooltip's position. */
      mark: at(rim.centroid(slice)),
    })),
  };
}
