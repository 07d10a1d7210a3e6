import { arc, type PieArcDatum, pie } from "d3-shape";
import type { ChartDatum, ChartVisualization } from "../content/types";
import { wrapText } from "../lib/text-fit";
import { type FigureFormat, rounded } from "./figures";

const outerRadius = 140;
const innerRadius = 92;
/** Of each half of a part that is cut along the ring. */
const halfWidth = 19;
/** px for the text in the middle. */
const centerWidth = 130;

const at = ([x, y]: [number, number]) => ({ x: rounded(x), y: rounded(y) });

const ringOf = (outer: number, inner: number) =>
  arc<PieArcDatum<ChartDatum>>().innerRadius(inner).outerRadius(outer).digits(2);

const whole = [ringOf(outerRadius, innerRadius)];
const cut = [
  ringOf(outerRadius, outerRadius - halfWidth),
  ringOf(innerRadius + halfWidth, innerRadius),
];

/**
 * Slices clockwise from the top, in the order of the list beside them. Those after the first `colors` have
 * colors that were there before: they are cut along the ring.
 */
export function pieGeometry(
  { series, measure }: Pick<ChartVisualization, "series" | "measure">,
  format: FigureFormat,
  colors: number,
) {
  const slices = pie<ChartDatum>()
    .value(({ value }) => value)
    .sort(null)([...series]);
  const rim = arc<PieArcDatum<ChartDatum>>().innerRadius(outerRadius).outerRadius(outerRadius);
  return {
    /** The measure, shown in the middle. */
    center: wrapText(measure, centerWidth),
    points: slices.map((slice, index) => ({
      name: slice.data.name,
      value: format(slice.data.value),
      /** Empty for a value of 0. */
      path:
        slice.data.value > 0
          ? (index < colors ? whole : cut).map((ring) => ring(slice)).join("")
          : "",
      /** The tooltip's position. */
      mark: at(rim.centroid(slice)),
    })),
  };
}
