import { describe, expect, it } from "vitest";
import { expectNone } from "./expect-none.test-helper";
import { home } from "./home";
import { services } from "./services";
import { servicesPage } from "./services-page";
import type { ChartVisualization, GanttVisualization, Visualization } from "./types";

const all: { file: string; visualization: Visualization }[] = [
  ...services.map(({ id, visualization }) => ({ file: `services/${id}.ts`, visualization })),
  ...servicesPage.analytics.charts.map((visualization) => ({
    file: "services-page.ts",
    visualization,
  })),
  { file: "home.ts", visualization: home.featured.schedule },
];

/** One bar cut into parts, each of which bears its label. */
function wholeProblems({ chart, series }: ChartVisualization): string[] {
  return [
    ...(chart === "bar" ? [] : ["whole: only a bar is cut into parts"]),
    ...(series.some(({ value }, index) => value > (series[index - 1]?.value ?? 100))
      ? ["series: the largest part comes first"]
      : []),
    ...series
      .filter(({ name, value }) => name.length > 16 || value < 8)
      .map(({ name }) => `series: "${name}" is over 16 characters or under 8%`),
  ];
}

function chartProblems(content: ChartVisualization): string[] {
  const { chart, whole, series, measure } = content;
  const total = series.reduce((sum, { value }) => sum + value, 0);
  return [
    ...(whole ? wholeProblems(content) : []),
    ...(series.length < 3 ? ["series: three values at least, or a sentence says it better"] : []),
    ...(new Set(series.map(({ name }) => name)).size < series.length
      ? ["series: names differ"]
      : []),
    ...series
      .filter(({ name }) => name.length > 18)
      .map(({ name }) => `series: "${name}" is over 18 characters`),
    ...(series.some(({ value }) => value < 0) ? ["series: values are not negative"] : []),
    ...((whole || chart === "pie") && total !== 100
      ? [`series: the parts are 100, not ${total}`]
      : []),
    ...(measure ? [] : ["measure: say what is counted"]),
    ...((chart === "bar") === series.some(({ emphasized }) => emphasized)
      ? []
      : ["series: bars say which of them carries the point, other charts do not"]),
  ];
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

function ganttProblems({ bars, milestones, length }: GanttVisualization): string[] {
  const critical = bars.filter((bar) => "critical" in bar && bar.critical);
  return [
    ...bars
      .filter(({ start, end }) => start < 0 || end > length || start >= end)
      .map(({ name }) => `bars: "${name}" does not fit into 0 to ${length}`),
    ...milestones
      .filter(({ at }) => at < 0 || at > length)
      .map(({ name }) => `milestones: "${name}" is not between 0 and ${length}`),
    ...(critical.length === 0 || critical.length === bars.length
      ? ["bars: some, not all, are on the critical path"]
      : []),
    ...(isConnected(critical) ? [] : ["bars: the critical path has a gap"]),
  ];
}

function problemsOf(visualization: Visualization): string[] {
  switch (visualization.kind) {
    case "chart":
      return chartProblems(visualization);
    case "gantt":
      return ganttProblems(visualization);
    case "workflow":
      return visualization.steps.length < 4 ? ["steps: four at least"] : [];
    case "diagram":
      return visualization.layers.length < 3 ? ["layers: three at least"] : [];
  }
}

describe("visualizations", () => {
  it("are complete and consistent", () => {
    expectNone(
      all.flatMap(({ file, visualization }) =>
        problemsOf(visualization).map((problem) => `app/content/${file} visualization.${problem}.`),
      ),
    );
  });

  it("have a title that fits and one sentence of summary", () => {
    expectNone(
      all.flatMap(({ file, visualization: { title, summary } }) => [
        ...(title.length > 70 ? [`app/content/${file}: title over 70 characters`] : []),
        ...(/[.]$/.test(summary) ? [] : [`app/content/${file}: the summary is a sentence`]),
      ]),
    );
  });

  it("use all four kinds and all four kinds of chart", () => {
    const shown = services.map(({ visualization }) => visualization);
    expect(new Set(shown.map(({ kind }) => kind))).toEqual(
      new Set(["chart", "gantt", "workflow", "diagram"]),
    );
    const charts = shown.flatMap((one) => (one.kind === "chart" ? [one.chart] : []));
    expect(new Set(charts)).toEqual(new Set(["bar", "pie", "line", "area"]));
  });
});

it("shows the specified series", () => {
  const series = servicesPage.analytics.charts.map(({ chart, series }) => [
    chart,
    series.map(({ name, value }) => `${name} ${value}`).join(", "),
  ]);
  expect(series).toEqual([
    ["bar", "On Time 94, On Budget 87, Scope Met 92"],
    ["pie", "Finance 35, Technology 25, Healthcare 20, Manufacturing 12, Other 8"],
    ["line", "2018 65, 2019 78, 2020 82, 2021 91, 2022 105, 2023 120, 2024 142"],
    ["area", "Q1 12, Q2 19, Q3 27, Q4 34"],
  ]);
  expect(servicesPage.analytics.charts[2].measure).toBe("Engagements delivered");
});
