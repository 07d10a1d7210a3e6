import { scaleLinear } from "d3-scale";
import type { Percent, Tick } from "./drawing";

/** From here on an axis counts in thousands and millions. */
const compactFrom = 10_000;
const tickCount = 4;

/** "91%", "£34M" or "1,240": the unit is in the first words of the measure. */
export function figureFormat(measure: string): (value: number) => string {
  const figure = (value: number) =>
    new Intl.NumberFormat("en-US", {
      maximumFractionDigits: 1,
      notation: value >= compactFrom ? "compact" : "standard",
    }).format(value);
  if (measure.includes("%")) return (value) => `${figure(value)}%`;
  if (measure.startsWith("£ million")) return (value) => (value ? `£${figure(value)}M` : "£0");
  return figure;
}

/** From 0 at `base` up to a round number at `top`, in px; a series of zeros lies on the base. */
export function valueScale(values: readonly number[], base: number, top: number) {
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

export function percent(value: number): Percent {
  return `${rounded(value)}%`;
}

/** Two decimals: a hundredth of a pixel is not seen, and the pages are lighter. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
