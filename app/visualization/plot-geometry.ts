import { scaleLinear } from "d3-scale";
import { textWidth } from "../lib/text-fit";
import { type FigureFormat, type Percent, rounded } from "./figures";

/** px, the axis included. */
export const chartHeight = 300;

/** px: where a value of 0 is in every drawing, so that those in a row share it; a second line of names hangs below. */
export const base = chartHeight - 28;

/** px above the top grid line, for a value label. */
export const top = 22;

/** px: chart width on a 360 px phone, and the minimum width of the wide form. */
export const narrowWidth = 286;
export const wideWidth = 480;
/** px: the least width of one of four charts side by side. */
export const smallWidth = 190;
/** px of that width for the value after the end of a line. */
export const endWidth = 48;
/** px between the axis and its labels. */
export const axisGap = 10;

export interface DrawingForm {
  format: FigureFormat;
  /** One of several side by side: all of it is within the height of a chart. */
  isSmall?: boolean | undefined;
}

const tickCount = 4;

/** px for the axis labels. */
export const axisWidth = (ticks: readonly Tick[]) =>
  Math.max(40, ...ticks.map(({ label }) => Math.ceil(textWidth(label)) + axisGap));

/** A horizontal part of the plot. */
export interface Span {
  x: Percent;
  width: Percent;
}

/** A grid line and its label. */
export interface Tick {
  y: number;
  label: string;
}

/** Maps 0 to `base` and a round maximum to `top`, in px; a series of zeros is flat on the base. */
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
