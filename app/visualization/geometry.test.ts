import { describe, expect, it } from "vitest";
import { services } from "../content/services";
import type { ChartDatum, NonEmpty } from "../content/types";
import { chart, four, long } from "./chart.test-helper";
import { drawingOf } from "./geometry";
import { chartHeight, top } from "./plot-geometry";

const number = Number.parseFloat;

describe("bars", () => {
  it("rise from 0 in proportion to their values", () => {
    const { points, base, ticks } = chart("bar", four);
    const heights = points.map(({ column }) => column.height);
    expect(heights[0]).toBe(1);
    expect(heights[3]).toBeCloseTo(base - top);
    expect(heights[1]).toBeCloseTo((heights[3] ?? 0) / 4);
    for (const { column } of points.slice(1)) expect(column.y + column.height).toBeCloseTo(base);
    expect(ticks[0]).toEqual({ y: base, label: "0" });
    expect(ticks.at(-1)).toEqual({ y: top, label: "100" });
  });

  it("stand side by side inside the plot, those emphasized that the data says", () => {
    const [first, ...others] = four;
    const { points } = chart("bar", [{ ...first, emphasized: true }, ...others]);
    points.forEach(({ column, reach, middle }, index) => {
      expect(reach).toEqual({ x: `${index * 25}%`, width: "25%" });
      expect(middle).toBe(`${index * 25 + 12.5}%`);
      expect(number(column.x)).toBeGreaterThan(index * 25);
      expect(number(column.x) + number(column.width)).toBeLessThan((index + 1) * 25);
    });
    expect(points.map(({ emphasized }) => emphasized)).toEqual([true, false, false, false]);
  });

  it("lie down where their names are too long to stand under them", () => {
    expect(chart("bar", four).columnRoom).toBe("always");
    expect(
      chart("bar", [
        { name: "Data engineers", value: 3 },
        { name: "Test leads", value: 2 },
        { name: "Architects", value: 1 },
        { name: "Developers", value: 1 },
      ]).columnRoom,
    ).toBe("wide");
    const { columnRoom, points } = chart("bar", [
      { name: long, value: 2 },
      { name: "B", value: 1 },
      { name: "C", value: 0 },
    ]);
    expect(columnRoom).toBe("never");
    expect(points.map(({ length }) => length)).toEqual(["100%", "50%", "0.3%"]);
  });

  it("are drawn for zeros alone", () => {
    const { points, base } = chart("bar", [{ name: "A", value: 0 }]);
    expect(points[0]).toMatchObject({ column: { y: base, height: 1 }, length: "0.3%" });
  });
});

describe("lines and areas", () => {
  it("go from edge to edge, higher for more", () => {
    const { points, line, base } = chart("line", four);
    expect(points.map(({ x }) => x)).toEqual(["0%", "33.33%", "66.67%", "100%"]);
    expect(points[0]?.y).toBe(base);
    expect(points[3]?.y).toBe(top);
    expect(points[2]?.y).toBeCloseTo((base + top) / 2);
    expect(line).toBe(`M${points.map(({ x, y }) => `${number(x)},${y}`).join("L")}`);
  });

  it("answer to the pointer everywhere, without overlap", () => {
    const { points } = chart("line", four);
    let reached = 0;
    for (const { reach } of points) {
      expect(number(reach.x)).toBeCloseTo(reached, 1);
      reached = number(reach.x) + number(reach.width);
    }
    expect(reached).toBeCloseTo(100, 1);
  });

  it("emphasize and label the last point", () => {
    const { points } = chart("line", four);
    expect(points.map(({ emphasized }) => emphasized)).toEqual([false, false, false, true]);
    expect(points.at(-1)?.label).toBe("after");
  });

  it("close the area on the base", () => {
    const { area, base } = chart("area", four);
    expect(area).toContain(`L100,${base}`);
    expect(area.endsWith("Z")).toBe(true);
    expect(chart("line", four).area).toBe("");
  });

  it("put a single point in the middle", () => {
    const { points } = chart("area", [{ name: "Only", value: 5 }]);
    expect(points).toMatchObject([
      { x: "50%", reach: { x: "0%", width: "100%" }, nameRoom: "always" },
    ]);
  });

  it("drop names that would touch, and keep the last", () => {
    const series = Array.from({ length: 30 }, (_, index) => ({
      name: `Week ${index}`,
      value: index,
    }));
    const { points } = chart("line", series as unknown as NonEmpty<ChartDatum>);
    const shown = points.filter(({ nameRoom }) => nameRoom === "always");
    expect(shown.length).toBeLessThanOrEqual(5);
    expect(shown.at(-1)?.name).toBe("Week 29");
    expect(points.filter(({ nameRoom }) => nameRoom !== "never").length).toBeLessThanOrEqual(10);
  });
});

describe("figures", () => {
  it("carry the unit of their measure", () => {
    const value = (measure: string, amount: number) =>
      chart("bar", [{ name: "A", value: amount }], measure).points[0]?.value;
    expect(value("% of spend", 91)).toBe("91%");
    expect(value("£ million saved", 34)).toBe("£34M");
    expect(value("Sites", 1140)).toBe("1,140");
    expect(value("Sites", 2_400_000)).toBe("2.4M");
  });
});

describe("every service's drawing", () => {
  it("is plain data with all of its values, inside its height", () => {
    for (const { id, visualization } of services) {
      const drawing = drawingOf(visualization);
      expect(JSON.parse(JSON.stringify(drawing)), id).toEqual(drawing);
      if (visualization.kind !== "chart" || drawing.kind !== "chart") continue;
      expect(
        drawing.data.rows.map(([name]) => name),
        id,
      ).toEqual(visualization.series.map(({ name }) => name));
      if (drawing.chart === "pie") continue;
      expect(drawing.height, id).toBe(chartHeight);
      const heights =
        drawing.chart === "bar" ? drawing.points.map(({ column }) => column) : drawing.points;
      for (const { y } of heights) {
        expect(y, id).toBeGreaterThanOrEqual(top);
        expect(y, id).toBeLessThanOrEqual(drawing.base);
      }
    }
  });
});
