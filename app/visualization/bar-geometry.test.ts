import { describe, expect, it } from "vitest";
import { barGeometry } from "./bar-geometry";
import { chart, four, long } from "./chart.test-helper";
import { top } from "./plot-geometry";

const number = Number.parseFloat;

describe("bars", () => {
  it("rise from 0 in proportion to their values", () => {
    const { points, base, ticks } = barGeometry(chart("bar", four));
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
    const { points } = barGeometry(chart("bar", [{ ...first, emphasized: true }, ...others]));
    points.forEach(({ column, reach, middle }, index) => {
      expect(reach).toEqual({ x: `${index * 25}%`, width: "25%" });
      expect(middle).toBe(`${index * 25 + 12.5}%`);
      expect(number(column.x)).toBeGreaterThan(index * 25);
      expect(number(column.x) + number(column.width)).toBeLessThan((index + 1) * 25);
    });
    expect(points.map(({ emphasized }) => emphasized)).toEqual([true, false, false, false]);
  });

  it("lie down where their names are too long to stand under them", () => {
    expect(barGeometry(chart("bar", four)).columnRoom).toBe("always");
    expect(
      barGeometry(
        chart("bar", [
          { name: "Data engineers", value: 3 },
          { name: "Test leads", value: 2 },
          { name: "Architects", value: 1 },
          { name: "Developers", value: 1 },
        ]),
      ).columnRoom,
    ).toBe("wide");
    const { columnRoom, points } = barGeometry(
      chart("bar", [
        { name: long, value: 2 },
        { name: "B", value: 1 },
        { name: "C", value: 0 },
      ]),
    );
    expect(columnRoom).toBe("never");
    expect(points.map(({ length }) => length)).toEqual(["100%", "50%", "0.3%"]);
  });

  it("are drawn for zeros alone", () => {
    const { points, base } = barGeometry(chart("bar", [{ name: "A", value: 0 }]));
    expect(points[0]).toMatchObject({ column: { y: base, height: 1 }, length: "0.3%" });
  });
});
