import { expect, it } from "vitest";
import { ganttGeometry } from "./gantt-geometry";

it("places bars, dates, the critical path, milestones and labels in % of its length", () => {
  const { rows, milestones, ticks } = ganttGeometry({
    unit: "quarter",
    length: 8,
    bars: [
      { name: "First", start: 0, end: 2, critical: true },
      { name: "Beside", start: 3, end: 6 },
      { name: "Second", start: 2, end: 8, critical: true },
    ],
    milestones: [
      { name: "Half way", at: 4 },
      { name: "A milestone with a name of two lines", at: 8 },
    ],
  });
  expect(rows).toEqual([
    {
      name: "First",
      x: "0%",
      width: "25%",
      critical: true,
      span: { start: 0, end: 2, x: "25%", side: "start" },
      links: [{ x: "25%", y1: "50%", y2: "100%", meets: "above" }],
    },
    {
      name: "Beside",
      x: "37.5%",
      width: "37.5%",
      critical: false,
      // There is no room after the bar.
      span: { start: 3, end: 6, x: "37.5%", side: "end" },
      links: [{ x: "25%", y1: "0%", y2: "100%", meets: "none" }],
    },
    {
      name: "Second",
      x: "25%",
      width: "75%",
      critical: true,
      // Neither after nor before it.
      span: { start: 2, end: 8, x: "100%", side: "end" },
      links: [{ x: "25%", y1: "0%", y2: "50%", meets: "below" }],
    },
  ]);
  expect(milestones.map(({ x, side, lines }) => [x, side, lines.length])).toEqual([
    ["50%", "start", 1],
    ["100%", "end", 2],
  ]);
  expect(ticks.map(({ at, x }) => `${at} ${x}`)).toEqual([
    ..."1 12.5%,2 25%,3 37.5%,4 50%,5 62.5%,6 75%,7 87.5%,8 100%".split(","),
  ]);
});
