import { describe, expect, it } from "vitest";
import { barShape } from "./bar-geometry.server";

const text = {
  kind: "chart",
  chart: "bar",
  title: "Title",
  summary: "Summary.",
  measure: "Days",
} as const;

describe("emphasis of bars", () => {
  it("follows the data, on as many bars as carry the point", () => {
    const { points } = barShape({
      ...text,
      series: [
        { name: "Order entry", value: 4, emphasized: true },
        { name: "Engineering", value: 11 },
        { name: "Shipping", value: 5, emphasized: true },
      ],
    });
    expect(points.map(({ emphasized }) => emphasized)).toEqual([true, false, true]);
  });

  it("falls on the first of the highest where the data say nothing", () => {
    const { points } = barShape({
      ...text,
      series: [
        { name: "A", value: 1 },
        { name: "B", value: 2 },
        { name: "C", value: 2 },
      ],
    });
    expect(points.map(({ emphasized }) => emphasized)).toEqual([false, true, false]);
  });
});
