import { describe, expect, it } from "vitest";
import type { ChartDatum, NonEmpty } from "../content/types";
import { chart, four } from "./chart.test-helper";
import { lineGeometry } from "./line-geometry";
import { top } from "./plot-geometry";

const number = Number.parseFloat;

describe("lines and areas", () => {
  it("go from edge to edge, higher for more", () => {
    const { points, line, base } = lineGeometry(chart("line", four));
    expect(points.map(({ x }) => x)).toEqual(["0%", "33.33%", "66.67%", "100%"]);
    expect(points[0]?.y).toBe(base);
    expect(points[3]?.y).toBe(top);
    expect(points[2]?.y).toBeCloseTo((base + top) / 2);
    expect(line).toBe(`M${points.map(({ x, y }) => `${number(x)},${y}`).join("L")}`);
  });

  it("answer to the pointer everywhere, without overlap", () => {
    const { points } = lineGeometry(chart("line", four));
    let reached = 0;
    for (const { reach } of points) {
      expect(number(reach.x)).toBeCloseTo(reached, 1);
      reached = number(reach.x) + number(reach.width);
    }
    expect(reached).toBeCloseTo(100, 1);
  });

  it("emphasize and label the last point", () => {
    const { points } = lineGeometry(chart("line", four));
    expect(points.map(({ emphasized }) => emphasized)).toEqual([false, false, false, true]);
    expect(points.at(-1)?.label).toBe("after");
  });

  it("close the area on the base", () => {
    const { area, base } = lineGeometry(chart("area", four));
    expect(area).toContain(`L100,${base}`);
    expect(area.endsWith("Z")).toBe(true);
    expect(lineGeometry(chart("line", four)).area).toBe("");
  });

  it("put a single point in the middle", () => {
    const { points } = lineGeometry(chart("area", [{ name: "Only", value: 5 }]));
    expect(points).toMatchObject([
      { x: "50%", reach: { x: "0%", width: "100%" }, nameRoom: "always" },
    ]);
  });

  it("drop names that would touch, and keep the last", () => {
    const series = Array.from({ length: 30 }, (_, index) => ({
      name: `Week ${index}`,
      value: index,
    }));
    const { points } = lineGeometry(chart("line", series as unknown as NonEmpty<ChartDatum>));
    const shown = points.filter(({ nameRoom }) => nameRoom === "always");
    expect(shown.length).toBeLessThanOrEqual(5);
    expect(shown.at(-1)?.name).toBe("Week 29");
    expect(points.filter(({ nameRoom }) => nameRoom !== "never").length).toBeLessThanOrEqual(10);
  });
});
