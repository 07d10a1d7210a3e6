import type { ChartVisualization } from "../content/types";

/** From this value on, numbers are in compact notation: "10K", "2M". */
const compactFrom = 10_000;

export type FigureFormat = (value: number) => string;

interface Locale {
  language: string;
  currency: string;
}

/** "91%", "£34M" or "1,240". */
export function figureFormat(
  unit: ChartVisualization["unit"],
  { language, currency }: Locale,
): FigureFormat {
  const inWords = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1, ...options }).format(value);
  if (unit === "percent") return (value) => inWords(value / 100, { style: "percent" });
  if (unit === "millions")
    return (value) =>
      inWords(value * 1_000_000, { style: "currency", currency, notation: "compact" });
  return (value) => inWords(value, { notation: value >= compactFrom ? "compact" : "standard" });
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
