import type { ChartDatum, ChartKind, ChartVisualization, NonEmpty } from "../content/types";

export function chart(
  kind: ChartKind,
  series: NonEmpty<ChartDatum>,
  measure = "Items",
): ChartVisualization {
  return { kind: "chart", chart: kind, title: "Title", summary: "Summary.", measure, series };
}

export const four = [
  { name: "A", value: 0 },
  { name: "B", value: 25 },
  { name: "C", value: 50 },
  { name: "D", value: 100 },
] as const;
export const long = "Incomprehensibilities of an unusually long name";
