import type { ChartVisualization } from "../content/types";
import { type FigureFormat, type Percent, percent } from "./figures";

interface Segment {
  name: string;
  value: string;
  emphasized: boolean;
  /** Position along the bar, horizontal or vertical. */
  start: Percent;
  length: Percent;
  middle: Percent;
}

/** One bar, divided into its parts in order. */
export function sharesGeometry(
  { series }: Pick<ChartVisualization, "series">,
  format: FigureFormat,
): Segment[] {
  const total = series.reduce((sum, { value }) => sum + value, 0);
  let reached = 0;
  return series.map(({ name, value, emphasized = false }) => {
    const [start, length] = [reached, (value / total) * 100];
    reached += length;
    return {
      name,
      value: format(value),
      emphasized,
      start: percent(start),
      length: percent(length),
      middle: percent(start + length / 2),
    };
  });
}
