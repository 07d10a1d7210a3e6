/** From this value on, numbers are in compact notation: "10K", "2M". */
const compactFrom = 10_000;

export type FigureFormat = (value: number) => string;

/** "91%", "£34M" or "1,240": the unit comes from the text of the measure. */
export function figureFormat(measure: string, language: string): FigureFormat {
  const figure = (value: number) =>
    new Intl.NumberFormat(language, {
      maximumFractionDigits: 1,
      notation: value >= compactFrom ? "compact" : "standard",
    }).format(value);
  if (measure.includes("%")) return (value) => `${figure(value)}%`;
  if (measure.startsWith("£ million")) return (value) => (value ? `£${figure(value)}M` : "£0");
  return figure;
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
