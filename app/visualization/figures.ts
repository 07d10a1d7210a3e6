import { formatNumber } from "../lib/format-number";

/** From here on an axis counts in thousands and millions. */
const compactFrom = 10_000;

/** "91%", "£34M" or "1,240": the unit is in the first words of the measure. */
export function figureFormat(measure: string): (value: number) => string {
  const figure = (value: number) =>
    formatNumber(value, {
      maximumFractionDigits: 1,
      notation: value >= compactFrom ? "compact" : "standard",
    });
  if (measure.includes("%")) return (value) => `${figure(value)}%`;
  if (measure.startsWith("£ million")) return (value) => (value ? `£${figure(value)}M` : "£0");
  return figure;
}

/** Across the plot, as SVG takes it: so a drawing is as wide as its column while text keeps its size. */
export type Percent = `${number}%`;

export function percent(value: number): Percent {
  return `${rounded(value)}%`;
}

/** Two decimals: a hundredth of a pixel is not seen, and the pages are lighter. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
