import { scalePoint } from "d3-scale";
import { area, line } from "d3-shape";
import type { ChartVisualization } from "../content/types";
import { labelStep, type Room } from "../lib/text-fit";
import { type FigureFormat, type Percent, percent, rounded } from "./figures";
import {
  axisWidth,
  chartHeight,
  endWidth,
  narrowWidth,
  type Span,
  ticksOf,
  valueScale,
  wideWidth,
} from "./plot-geometry";

export interface LinePoint {
  name: string;
  value: string;
  /** The point of the chart, drawn in the signal color. */
  emphasized: boolean;
  x: Percent;
  y: number;
  /** The hover area of this point. */
  reach: Span;
  nameRoom: Room;
  /** Where its value label goes, if it has one. */
  label: "above" | "below" | "after" | "none";
}

const nameSpace = 28;
const base = chartHeight - nameSpace;
/** px that a value needs between its point and the base. */
const labelSpace = 30;
/** px of rise to the second point at which the line would cut through a label above the first. */
const steep = 20;

/** Names are skipped counting back from the last, so that the end of the line always has its name. */
function nameRooms(names: readonly string[], least: number): Room[] {
  const steps = Math.max(1, names.length - 1);
  const distance = (width: number) => (width - axisWidth - endWidth) / steps;
  const wide = labelStep(names, distance(wideWidth));
  const narrow = labelStep(names, distance(least), wide);
  return names.map((_, index) => {
    const fromEnd = names.length - 1 - index;
    if (fromEnd % narrow === 0) return "always";
    return fromEnd % wide === 0 ? "wide" : "never";
  });
}

/** Only the first value, the last and a peak between them have labels; the rest are in the tooltip. */
function labelOf(
  values: readonly number[],
  index: number,
  y: number,
  nextY: number,
): LinePoint["label"] {
  const last = values.length - 1;
  if (index === last) return "after";
  const isPeak =
    values[index] === Math.max(...values) && values.indexOf(values[index] ?? 0) === index;
  if (index !== 0) return isPeak && index < last - 1 ? "above" : "none";
  if (nextY >= y) return "above";
  if (base - y > labelSpace) return "below";
  // On the base under a steep line there is no room for a label, and the axis shows the value.
  return y - nextY < steep ? "above" : "none";
}

export function lineGeometry(
  { chart, series }: Pick<ChartVisualization, "chart" | "series">,
  format: FigureFormat,
  least = narrowWidth,
) {
  const names = series.map(({ name }) => name);
  const x = scalePoint(names, [0, 100]);
  const values = series.map(({ value }) => value);
  const y = valueScale(values, base);
  const rooms = nameRooms(names, least);
  const half = x.step() / 2 || 50;
  const points = series.map(({ name, value }, index): LinePoint => {
    const at = x(name) ?? 0;
    const from = Math.max(0, at - half);
    return {
      name,
      value: format(value),
      emphasized: index === series.length - 1,
      x: percent(at),
      y: rounded(y(value)),
      reach: { x: percent(from), width: percent(Math.min(100, at + half) - from) },
      nameRoom: rooms[index] ?? "always",
      label: labelOf(values, index, y(value), y(values[index + 1] ?? value)),
    };
  });
  const across = ({ x }: LinePoint) => Number.parseFloat(x);
  const down = ({ y }: LinePoint) => y;
  return {
    base,
    ticks: ticksOf(y, format),
    line: line(across, down)(points) ?? "",
    area: chart === "area" ? (area(across, base, down)(points) ?? "") : "",
    points,
  };
}
