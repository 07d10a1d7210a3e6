import { scalePoint } from "d3-scale";
import { area, line } from "d3-shape";
import type { ChartVisualization } from "../content/types";
import { labelStep, type Room, textWidth } from "../lib/text-fit";
import { type FigureFormat, type Percent, percent, rounded } from "./figures";
import {
  axisWidth,
  base,
  endWidth,
  narrowWidth,
  type Span,
  type Tick,
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
  label: "above" | "below" | "after" | "over" | "none";
  /** px from the point down to the foot of a label below it. */
  drop: number;
}

/** px that a value needs between its point and the base. */
const labelSpace = 30;
/** px of a label above and below its foot, and the least distance of a foot from its point. */
const ascent = 13;
const descent = 5;
const leastDrop = 22;
/** px of rise to the second point at which the line would cut through a label above the first. */
const steep = 20;

/** Names are skipped counting back from the last, so that the end of the line always has its name. */
function nameRooms(names: readonly string[], axis: number, least: number): Room[] {
  const steps = Math.max(1, names.length - 1);
  const distance = (width: number) => (width - axis - endWidth) / steps;
  const wide = labelStep(names, distance(wideWidth));
  const narrow = labelStep(names, distance(least), wide);
  return names.map((_, index) => {
    const fromEnd = names.length - 1 - index;
    if (fromEnd % narrow === 0) return "always";
    return fromEnd % wide === 0 ? "wide" : "never";
  });
}

/** After the end of the line; one too long for that stands over it, if the line rises to there. */
const endLabel = (value: string, isHighest: boolean) =>
  isHighest && textWidth(value) > endWidth ? "over" : "after";

/** Only the first value, the last and a peak between them have labels; the rest are in the tooltip. */
function labelOf(
  values: readonly number[],
  index: number,
  y: number,
  nextY: number,
  format: FigureFormat,
): LinePoint["label"] {
  const last = values.length - 1;
  const value = values[index] ?? 0;
  const isPeak = value === Math.max(...values) && values.indexOf(value) === index;
  if (index === last) return endLabel(format(value), isPeak);
  if (index !== 0) return isPeak && index < last - 1 ? "above" : "none";
  if (nextY >= y) return "above";
  if (base - y > labelSpace) return "below";
  // On the base under a steep line there is no room for a label, and the axis shows the value.
  return y - nextY < steep ? "above" : "none";
}

/** Below the point, and below a grid line that would cut through the label. */
function dropFrom(y: number, ticks: readonly Tick[]): number {
  const foot = y + leastDrop;
  const line = ticks.find((tick) => tick.y > foot - ascent && tick.y < foot + descent);
  return line ? rounded(line.y + ascent + 3 - y) : leastDrop;
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
  const ticks = ticksOf(y, format);
  const rooms = nameRooms(names, axisWidth(ticks), least);
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
      label: labelOf(values, index, y(value), y(values[index + 1] ?? value), format),
      drop: dropFrom(y(value), ticks),
    };
  });
  const across = ({ x }: LinePoint) => Number.parseFloat(x);
  const down = ({ y }: LinePoint) => y;
  return {
    base,
    ticks,
    line: line(across, down)(points) ?? "",
    area: chart === "area" ? (area(across, base, down)(points) ?? "") : "",
    points,
  };
}
