import { expect, it } from "vitest";
import { visualization } from "./visualization.ts";

const chart = {
  title: "Decisions",
  summary: "Most are made in the first quarter.",
  measure: "Decisions a quarter",
  series: [
    { name: "Q1", value: 12, emphasized: true },
    { name: "Q2", value: 5 },
    { name: "Q3", value: 3 },
  ],
};

it("takes a picture for a chart, and a chart for bars, unless it says otherwise", () => {
  expect(visualization.parse(chart)).toEqual({ kind: "chart", chart: "bar", ...chart });
  const { error } = visualization.safeParse({ ...chart, kind: "map" });
  expect(error?.issues[0]?.message).toBe("takes one of chart, gantt, workflow, diagram.");
});
