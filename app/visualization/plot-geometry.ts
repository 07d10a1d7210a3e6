import { scaleLinear } from "d3-scale";
import { type Percent, rounded } from "./figures";

/** px, the axis included. */
export const chartHeight = 300;

/** px kept free over the highest line, for the value on top of it. */
export const top = 22;

/** px that a chart has on a phone of 360 px, and where the wide form begins. */
export const narrowWidth = 286;
export const wideWidth = 480;
/** px of it for the figures of the axis, and for the value after the end of a line. */
export const axisWidth = 40;
export const endWidth = 48;

const tickCount = 4;

/** A part of the drawing, from left to right. */
export interface Span {
  x: Percent;
  width: Percent;
}

/** A line of the grid, and what it stands for. */
export interface Tick {
  y: number;
  label: string;
}

/** From 0 at `base` up to a round number at `top`, in px; a series of zeros lies on the base. */
export function valueScale(values: readonly number[], base: number) {
  return scaleLinear()
    .domain([0, Math.max(...values) || 1])
    .nice(tickCount)
    .range([base, top]);
}

export function ticksOf(
  scale: ReturnType<typeof valueScale>,
  format: (value: number) => string,
): Tick[] {
  return scale
    .ticks(tickCount)
    .map((value) => ({ y: rounded(scale(value)), label: format(value) }));
}
