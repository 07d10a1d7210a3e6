import { describe, expect, it } from "vitest";
import type { ChartDatum, NonEmpty } from "../content/types";
import { chart, four, long } from "./chart.test-helper";
import { pieGeometry } from "./pie-geometry";
import { chartHeight } from "./plot-geometry";

const pie = (series: NonEmpty<ChartDatum>) => pieGeometry(chart("pie", series));

describe("pies", () => {
  /** How far round the circle the middle of a slice is, clockwise from the top, from 0 to 1. */
  const middleAngle = ({ x, y }: { x: number; y: number }) =>
    (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1;

  it("divide the whole circle by value, clockwise from the top", () => {
    const { points } = pie([
      { name: "A", value: 50 },
      { name: "B", value: 30 },
      { name: "C", value: 20 },
    ]);
    expect(points.map(({ mark }) => middleAngle(mark))).toEqual([
      expect.closeTo(0.25, 3),
      expect.closeTo(0.65, 3),
      expect.closeTo(0.9, 3),
    ]);
  });

  it("do the same for parts that do not add up to 100", () => {
    const { points } = pie([
      { name: "A", value: 3 },
      { name: "B", value: 1 },
    ]);
    expect(middleAngle(points[1]?.mark ?? { x: 0, y: 0 })).toBeCloseTo(0.875, 3);
  });

  it("draw no slice for 0, one ring for a single part, and say what is counted", () => {
    const { points, center } = pie([
      { name: "None", value: 0 },
      { name: "All", value: 100 },
    ]);
    expect(points[0]?.path).toBe("");
    expect(points[1]?.path.match(/A/g)?.length).toBeGreaterThanOrEqual(4);
    expect(center).toEqual(["Items"]);
    expect(JSON.stringify(pie([{ name: "None", value: 0 }]))).not.toContain("NaN");
  });

  it("stay inside the picture", () => {
    const { points } = pie([{ name: long, value: 60 }, ...four]);
    for (const { mark } of points)
      expect(Math.hypot(mark.x, mark.y)).toBeLessThanOrEqual(chartHeight / 2);
  });
});
