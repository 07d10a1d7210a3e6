import { scaleBand } from "d3-scale";
import type { ChartVisualization } from "../content/types";
import { type Room, textWidth, wrapText } from "../lib/text-fit";
import { type FigureFormat, percent, rounded } from "./figures";
import {
  axisWidth,
  base,
  chartHeight,
  narrowWidth,
  ticksOf,
  valueScale,
  wideWidth,
} from "./plot-geometry";

export type BarGeometry = ReturnType<typeof barGeometry>;

/** px from one line of a name to the next. */
export const lineHeight = 15;
const maxLines = 2;
/** % of the width: the length of a value of 0 in the horizontal form. */
const sliver = 0.3;

/** px under one of `count` columns in a plot that is `width` px wide. */
const roomFor = (count: number, width: number) => width / count - 4;

/** Whether every name fits under its column. */
function namesFit(names: readonly string[], width: number): boolean {
  const room = roomFor(names.length, width);
  return names.every((name) => {
    const lines = wrapText(name, room);
    return lines.length <= maxLines && lines.every((line) => textWidth(line) <= room);
  });
}

function columnRoom(names: readonly string[], axis: number, least: number): Room {
  if (namesFit(names, least - axis)) return "always";
  return namesFit(names, wideWidth - axis) ? "wide" : "never";
}

/** Columns if their names fit below them, otherwise horizontal bars beside their names. */
export function barGeometry(
  { series }: Pick<ChartVisualization, "series">,
  format: FigureFormat,
  least = narrowWidth,
) {
  const names = series.map(({ name }) => name);
  const values = series.map(({ value }) => value);
  // Labels are the same at any height.
  const axis = axisWidth(ticksOf(valueScale(values, chartHeight), format));
  const room = columnRoom(names, axis, least);
  const width = (room === "always" ? least : wideWidth) - axis;
  const lines = names.map((name) => wrapText(name, roomFor(names.length, width)));
  const x = scaleBand(names, [0, 100]).paddingInner(0.42).paddingOuter(0.21);
  const y = valueScale(values, base);
  const highest = Math.max(...values);
  return {
    base,
    ticks: ticksOf(y, format),
    columnRoom: room,
    points: series.map(({ name, value, emphasized = false }, index) => ({
      name,
      value: format(value),
      /** The point of the chart, drawn in the signal color. */
      emphasized,
      column: {
        x: percent(x(name) ?? 0),
        width: percent(x.bandwidth()),
        y: rounded(y(value)),
        // At least 1, so that a value of 0 shows as a line on the base.
        height: Math.max(rounded(base - y(value)), 1),
      },
      middle: percent((x(name) ?? 0) + x.bandwidth() / 2),
      /** The hover area of this bar. */
      reach: { x: percent((index * 100) / names.length), width: percent(100 / names.length) },
      /** The name, wrapped to fit under its column. */
      lines: lines[index] ?? [],
      /** Its length in the horizontal form. */
      length: percent(Math.max((value / (highest || 1)) * 100, sliver)),
    })),
  };
}
