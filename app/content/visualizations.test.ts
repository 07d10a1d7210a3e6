import { expect, it } from "vitest";
import { expectEach, serviceFile } from "./expect-none.test-helper";
import { home } from "./home";
import { services } from "./services";
import { servicesPage } from "./services-page";
import type { ChartVisualization, GanttVisualization, Visualization } from "./types";

const { charts } = servicesPage.analytics;
const all: { file: string; visualization: Visualization }[] = [
  ...services.map((service) => ({
    file: serviceFile(service),
    visualization: service.visualization,
  })),
  ...charts.map((visualization) => ({ file: "app/content/services-page.ts", visualization })),
  { file: "app/content/home.ts", visualization: home.featured.schedule },
];

function* chartProblems({ chart, whole, series, measure }: ChartVisualization): Generator<string> {
  const total = series.reduce((sum, { value }) => sum + value, 0);
  if (series.length < 3) yield "series: three values at least, or a sentence says it better";
  if (new Set(series.map(({ name }) => name)).size < series.length) yield "series: names differ";
  if ((whole || chart === "pie") && total !== 100) yield `series: the parts are 100, not ${total}`;
  if (!measure) yield "measure: say what is counted";
  if ((chart === "bar") !== series.some(({ emphasized }) => emphasized))
    yield "series: bars say which of them carries the point, other charts do not";
  if (whole && chart !== "bar") yield "whole: only a bar is cut into parts";
  for (const [index, { name, value }] of series.entries()) {
    if (name.length > 18) yield `series: "${name}" is over 18 characters`;
    if (value < 0) yield `series: "${name}" is negative`;
    // One bar cut into parts, each of which bears its label.
    if (whole && (name.length > 16 || value < 8))
      yield `series: "${name}" is over 16 characters or under 8%`;
    if (whole && value > (series[index - 1]?.value ?? 100))
      yield "series: the largest part comes first";
  }
}

/** The critical path runs without a gap: each critical bar starts where another one is under way or ends. */
function isConnected(bars: readonly { start: number; end: number }[]): boolean {
  const [first, ...rest] = bars.toSorted((a, b) => a.start - b.start);
  let reached = first?.end ?? 0;
  return rest.every(({ start, end }) => {
    const meets = start <= reached;
    reached = Math.max(reached, end);
    return meets;
  });
}

function* ganttProblems({ bars, milestones, length }: GanttVisualization): Generator<string> {
  for (const { name, start, end } of bars)
    if (start < 0 || end > length || start >= end)
      yield `bars: "${name}" does not fit into 0 to ${length}`;
  for (const { name, at } of milestones)
    if (at < 0 || at > length) yield `milestones: "${name}" is not between 0 and ${length}`;
  const critical = bars.filter((bar) => "critical" in bar && bar.critical);
  if (critical.length === 0 || critical.length === bars.length)
    yield "bars: some, not all, are on the critical path";
  if (!isConnected(critical)) yield "bars: the critical path has a gap";
}

function* problemsOf(visualization: Visualization): Generator<string> {
  const { kind, title, summary } = visualization;
  if (title.length > 70) yield "title: over 70 characters";
  if (!summary.endsWith(".")) yield "summary: a sentence";
  if (kind === "chart") yield* chartProblems(visualization);
  if (kind === "gantt") yield* ganttProblems(visualization);
  if (kind === "workflow" && visualization.steps.length < 4) yield "steps: four at least";
  if (kind === "diagram" && visualization.layers.length < 3) yield "layers: three at least";
}

it("is complete and consistent everywhere", () => {
  expectEach(
    all,
    ({ file }) => `${file} visualization`,
    ({ visualization }) => problemsOf(visualization),
  );
});

it("comes in all four kinds, and in all four kinds of chart", () => {
  const shown = services.map(({ visualization }) =>
    visualization.kind === "chart" ? visualization.chart : visualization.kind,
  );
  expect(new Set(shown)).toEqual(
    new Set(["gantt", "workflow", "diagram", "bar", "pie", "line", "area"]),
  );
});

it("shows the specified series", () => {
  const series = charts.map(({ title, chart, series }) => [
    title,
    chart,
    series.map(({ name, value }) => `${name} ${value}`).join(", "),
  ]);
  const delivery = "2018 65, 2019 78, 2020 82, 2021 91, 2022 105, 2023 120, 2024 142";
  const industries = "Finance 35, Technology 25, Healthcare 20, Manufacturing 12, Other 8";
  expect(series).toEqual([
    ["Success metrics", "bar", "On Time 94, On Budget 87, Scope Met 92"],
    ["Industry split", "pie", industries],
    ["Yearly delivery", "line", delivery],
    ["Quarterly cost savings", "area", "Q1 12, Q2 19, Q3 27, Q4 34"],
  ]);
  expect(charts[2].measure).toBe("Engagements delivered");
});
