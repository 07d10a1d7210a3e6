import type { ChartDatum, ChartKind, ChartVisualization, NonEmpty } from "../content/types";
import type { ChartDrawing } from "./drawing";
import { drawingOf } from "./geometry";

const text = { title: "Title", summary: "Summary." };

export function chart<Kind extends ChartKind>(
  kind: Kind,
  series: NonEmpty<ChartDatum>,
  measure = "Items",
): ChartDrawing & { chart: Kind } {
  const visualization: ChartVisualization = {
    kind: "chart",
    chart: kind,
    measure,
    series,
    ...text,
  };
  return drawingOf(visualization) as ChartDrawing & { chart: Kind };
}

export const four = [
  { name: "A", value: 0 },
  { name: "B", value: 25 },
  { name: "C", value: 50 },
  { name: "D", value: 100 },
] as const;
export const long = "Incomprehensibilities of an unusually long name";
