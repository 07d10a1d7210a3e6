import { expect, it } from "vitest";
import type { ChartKind, ChartVisualization } from "../content/types";
import { fc } from "../lib/property.test-helper";
import { barGeometry } from "./bar-geometry";
import { lineGeometry } from "./line-geometry";
import { pieGeometry } from "./pie-geometry";
import { top } from "./plot-geometry";
import { canLieDown, sharesGeometry } from "./shares-geometry";

const number = Number.parseFloat;
/** Positions are rounded to hundredths, and two of them may be added. */
const about = (expected: number) => expect.closeTo(expected, 1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function chart(kind: ChartKind, values: readonly number[]): ChartVisualization {
  const series = values.map((value, index) => ({ name: `Name ${index}`, value }));
  return {
    kind: "chart",
    chart: kind,
    title: "Title",
    summary: "Summary.",
    measure: "Items",
    series: series as unknown as ChartVisualization["series"],
  };
}

const someValues = fc.array(fc.nat(5000), { minLength: 1, maxLength: 12 });
function forAll(check: (values: number[]) => void): void {
  fc.assert(fc.property(someValues, check), { numRuns: 30 });
}

it("lets bars rise from 0 in proportion to their values, side by side", () => {
  forAll((values) => {
    const { points, base, ticks } = barGeometry(chart("bar", values), String);
    const most = Math.max(...values) || 1;
    const highest = Math.max(...points.map(({ column }) => column.height));
    expect(highest).toBeLessThanOrEqual(base - top);
    if (sum(values)) expect(highest).toBeGreaterThan((base - top) / 2);
    expect(ticks[0]).toEqual({ y: base, label: "0" });
    for (const [index, { column, reach, length }] of points.entries()) {
      const share = (values[index] ?? 0) / most;
      // A value of 0 is a thin line.
      expect(column.height).toEqual(about(Math.max(1, highest * share)));
      if (column.height > 1) expect(column.y + column.height).toEqual(about(base));
      expect(number(length)).toEqual(about(Math.max(0.3, 100 * share)));
      expect(number(reach.x)).toEqual(about((index * 100) / values.length));
      expect(number(column.x)).toBeGreaterThan(number(reach.x));
      expect(number(column.x) + number(column.width)).toBeLessThan(
        ((index + 1) * 100) / values.length,
      );
    }
  });
});

it("draws lines from edge to edge, higher for more, that answer to the pointer everywhere", () => {
  forAll((values) => {
    const { points, line, area, base } = lineGeometry(chart("area", values), String);
    const most = Math.max(...values) || 1;
    const highest = Math.min(...points.map(({ y }) => y));
    let reached = 0;
    for (const [index, { x, y, reach }] of points.entries()) {
      const share = (values[index] ?? 0) / most;
      expect(number(x)).toEqual(
        about(values.length > 1 ? (100 * index) / (values.length - 1) : 50),
      );
      expect(y).toEqual(about(base - (base - highest) * share));
      expect(number(reach.x)).toEqual(about(reached));
      reached = number(reach.x) + number(reach.width);
    }
    expect(reached).toEqual(about(100));
    expect(highest).toBeGreaterThanOrEqual(top);
    expect(points.findIndex(({ emphasized }) => emphasized)).toBe(values.length - 1);
    expect(line).toMatch(new RegExp(`^M${number(points[0]?.x ?? "")},${points[0]?.y}`));
    expect(area).toContain(`,${base}`);
  });
  expect(lineGeometry(chart("line", [1, 2]), String).area).toBe("");
});

it("writes the first value of a line where no grid line cuts through it", () => {
  forAll((values) => {
    const { points, ticks, base } = lineGeometry(chart("line", values), String);
    for (const { y, drop } of points.filter(({ label }) => label === "below")) {
      const foot = y + drop;
      expect(ticks.filter((tick) => tick.y > foot - 12 && tick.y < foot + 4)).toEqual([]);
      expect(foot).toBeLessThan(base);
    }
  });
});

it("lays a bar down only if every name fits below its part", () => {
  const parts = (count: number, name: string) => ({
    series: Array.from({ length: count }, () => ({ name, value: 100 / count })),
  });
  expect(canLieDown(parts(5, "Paper review"))).toBe(true);
  expect(canLieDown(parts(12, "Paper review"))).toBe(false);
  expect(canLieDown(parts(12, "Pune"))).toBe(true);
});

it("divides circles and whole bars by value, each part where the one before it ends", () => {
  forAll((values) => {
    const { points, center } = pieGeometry(chart("pie", values), String, 6);
    expect(center).toEqual(["Items"]);
    expect(JSON.stringify(points)).not.toMatch(/NaN|null/);
    const total = sum(values);
    if (!total) return;
    const parts = sharesGeometry(chart("bar", values), String);
    for (const [index, value] of values.entries()) {
      const start = sum(values.slice(0, index)) / total;
      const length = value / total;
      const { x, y } = points[index]?.mark ?? { x: 0, y: 0 };
      // Clockwise from the top; the very end is the beginning.
      const turn = 2 * Math.PI * (start + length / 2);
      expect([x, y]).toEqual([about(140 * Math.sin(turn)), about(-140 * Math.cos(turn))]);
      expect(points[index]?.path === "").toBe(value === 0);
      expect(number(parts[index]?.start ?? "")).toEqual(about(100 * start));
      expect(number(parts[index]?.length ?? "")).toEqual(about(100 * length));
    }
  });
});

it("cuts those parts of a pie along the ring whose colors were there before", () => {
  const { points } = pieGeometry(chart("pie", [50, 30, 20]), String, 2);
  expect(points.map(({ path }) => path.match(/M/g)?.length)).toEqual([1, 1, 2]);
});
