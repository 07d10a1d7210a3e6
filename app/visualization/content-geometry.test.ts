import { expect, it } from "vitest";
import { services } from "../content/services";
import { servicesPage } from "../content/services-page";
import type { ChartVisualization, Visualization } from "../content/types";
import { barGeometry } from "./bar-geometry";
import { ganttGeometry } from "./gantt-geometry";
import { lineGeometry } from "./line-geometry";
import { pieGeometry } from "./pie-geometry";
import { sharesGeometry } from "./shares-geometry";

const shown: readonly Visualization[] = [
  ...services.map(({ visualization }) => visualization),
  ...servicesPage.analytics.charts,
];
const charts = shown.filter((one) => one.kind === "chart");
const ofKinds = (...kinds: ChartVisualization["chart"][]) =>
  charts.filter(({ chart }) => kinds.includes(chart));

const bars = ofKinds("bar")
  .filter(({ whole }) => !whole)
  .map((chart) => ({ chart, ...barGeometry(chart) }));
const wholes = charts
  .filter(({ whole }) => whole)
  .map((chart) => ({ chart, points: sharesGeometry(chart) }));
const lines = ofKinds("line", "area").map((chart) => ({ chart, ...lineGeometry(chart) }));
const pies = ofKinds("pie").map((chart) => ({ chart, ...pieGeometry(chart) }));

it("draws every value of every chart, each a number", () => {
  const drawn = [...bars, ...wholes, ...lines, ...pies];
  expect(drawn).toHaveLength(charts.length);
  for (const { chart, ...geometry } of drawn) {
    // A number that is none would come back as null.
    expect(JSON.parse(JSON.stringify(geometry)), chart.title).toEqual(geometry);
    expect(
      geometry.points.map(({ name }) => name),
      chart.title,
    ).toEqual(chart.series.map(({ name }) => name));
  }
  for (const gantt of shown.filter((one) => one.kind === "gantt")) {
    const geometry = ganttGeometry(gantt);
    expect(JSON.parse(JSON.stringify(geometry)), gantt.title).toEqual(geometry);
  }
});
