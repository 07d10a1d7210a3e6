import type { ChartVisualization } from "../content/types";
import { textWidth } from "../lib/text-fit";
import { type FigureFormat, percent } from "./figures";

interface Parts {
  series: readonly ChartVisualization["series"][number][];
}

const sumOf = ({ series }: Parts) => series.reduce((sum, { value }) => sum + value, 0);

/** px; the least width of a bar that lies down (`--container-prose`), and what keeps two names apart. */
const [leastWidth, gap] = [672, 6];

/** Whether each part is as wide as its name; the last one has room beyond it. */
export const canLieDown = ({ series }: Parts) =>
  series
    .slice(0, -1)
    .every(({ name, value }) => textWidth(name) + gap <= (value / sumOf({ series })) * leastWidth);

/** One bar, divided into its parts in order. */
export function sharesGeometry({ series }: Parts, format: FigureFormat) {
  const total = sumOf({ series });
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
