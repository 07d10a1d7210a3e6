import { describe, expect, it } from "vitest";
import type { GanttVisualization } from "../content/types";
import { ganttGeometry } from "./gantt-geometry";

const gantt: GanttVisualization = {
  kind: "gantt",
  title: "Title",
  summary: "Summary.",
  unit: "month",
  length: 8,
  bars: [
    { name: "First", start: 0, end: 2, critical: true },
    { name: "Beside", start: 1, end: 6 },
    { name: "Second", start: 2, end: 8, critical: true },
  ],
  milestones: [
    { name: "Half way", at: 4 },
    { name: "A milestone with a name of two lines", at: 8 },
  ],
};

describe("a schedule", () => {
  it("places bars and milestones in % of its length", () => {
    const { rows, milestones } = ganttGeometry(gantt);
    expect(rows.map(({ x, width, critical }) => [x, width, critical])).toEqual([
      ["0%", "25%", true],
      ["12.5%", "62.5%", false],
      ["25%", "75%", true],
    ]);
    expect(milestones.map(({ x, side }) => [x, side])).toEqual([
      ["50%", "start"],
      ["100%", "end"],
    ]);
    expect(milestones[1]?.lines.length).toBeGreaterThan(1);
  });

  it("tells the dates of a bar after it, before it, or at its end", () => {
    const [first, ...others] = gantt.bars;
    const bars = [first, ...others, { name: "Late", start: 3, end: 8 }] as const;
    expect(ganttGeometry({ ...gantt, bars }).rows.map(({ dates }) => dates)).toEqual([
      { text: "Months 0 to 2", x: "25%", side: "start" },
      { text: "Months 1 to 6", x: "75%", side: "end" },
      { text: "Months 2 to 8", x: "100%", side: "end" },
      { text: "Months 3 to 8", x: "37.5%", side: "end" },
    ]);
  });

  it("joins the critical bars through the rows between them", () => {
    expect(ganttGeometry(gantt).rows.map(({ links }) => links)).toEqual([
      [{ x: "25%", y1: "50%", y2: "100%", meets: "above" }],
      [{ x: "25%", y1: "0%", y2: "100%", meets: "none" }],
      [{ x: "25%", y1: "0%", y2: "50%", meets: "below" }],
    ]);
  });

  it("labels as many units as fit, the narrow form among those of the wide one", () => {
    const ticks = (unit: GanttVisualization["unit"], length: number) =>
      ganttGeometry({ ...gantt, unit, length }).ticks;
    expect(ticks("quarter", 4).map(({ label }) => label)).toEqual(["Q1", "Q2", "Q3", "Q4"]);
    const weeks = ticks("week", 28);
    expect(weeks.map(({ label }) => label)).toEqual([
      "W4",
      "W8",
      "W12",
      "W16",
      "W20",
      "W24",
      "W28",
    ]);
    expect(weeks.at(-1)?.x).toBe("100%");
    const months = ticks("month", 12);
    expect(months).toHaveLength(12);
    expect(months.filter(({ room }) => room === "always")).toHaveLength(6);
    expect(ticks("week", 104).length).toBeLessThanOrEqual(13);
  });
});
