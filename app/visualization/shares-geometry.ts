import type { ChartVisualization } from "../content/types";
import { type FigureFormat, percent } from "./figures";

/** One bar, divided into its parts in order. */
export function sharesGeometry(
  { series }: Pick<ChartVisualization, "series">,
  format: FigureFormat,
) {
  const total = series.reduce((sum, { value }) => sum + value, 0);
  let reached = 0;
  return series.map(({ name, value, emphasized = false }) => {
    const [start, length] = [reached, (value / total) * 100];
    reached += length;
    return {
      name,
      value: format(value),
      emphasized,
      /** Along the bar, horizontal or vertical. */
      start: percent(start),
      length: percent(length),
      middle: percent(start + length / 2),
    };
  });
}
