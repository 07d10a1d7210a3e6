import type { ChartVisualization } from "../content/types";
import { type Locale, measureInWords } from "../text/quantities";

/** From this value on, numbers are in compact notation: "10K", "2M". */
const compactFrom = 10_000;

export type FigureFormat = (value: number) => string;

/** "91%", "£34M" or "1,240". */
export function figureFormat(unit: ChartVisualization["unit"], locale: Locale): FigureFormat {
  if (unit) return (value) => measureInWords(value, { kind: unit }, locale);
  return (value) =>
    new Intl.NumberFormat(locale.language, {
      maximumFractionDigits: 1,
      notation: value >= compactFrom ? "compact" : "standard",
    }).format(value);
}

/** An SVG x position in percent, so that a chart scales to its column while text keeps its size. */
export type Percent = `${number}%`;

export function percent(value: number): Percent {
  return `${rounded(value)}%`;
}

/** Two decimals are precise enough and keep the pages small. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
