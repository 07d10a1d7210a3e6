import { describe, expect, it } from "vitest";
import { home } from "../content/home";
import { servicePictograms } from "../content/pictograms";
import { processSteps } from "../content/process";
import { type PictogramSize, pictogramPaths } from "./pictogram-paths";

const drawings = [...Object.values(servicePictograms), ...processSteps, ...home.statCards].map(
  (one) => ("icon" in one ? one.icon : one),
);
const sizes: readonly PictogramSize[] = [40, 32, 28];

/** Left, top, width and height of each bar of a path, as it is painted. */
function solidBars(path: string, height: number) {
  return [...path.matchAll(/M(\S+) (\S+)h([^M]+)/g)].map(([, x, y, width]) => [
    Number(x),
    Number(y) - height / 2,
    Number(width),
    height,
  ]);
}

function outlinedBars(path: string) {
  return [...path.matchAll(/M(\S+) (\S+?)h(\S+?)v(\S+?)h/g)].map(([, x, y, width, height]) => [
    Number(x) - 0.5,
    Number(y) - 0.5,
    Number(width) + 1,
    Number(height) + 1,
  ]);
}

describe("pictogramPaths", () => {
  it.each(sizes)("puts every bar on whole pixels inside its box at %i px", (size) => {
    for (const drawing of drawings) {
      const { weights, ...paths } = pictogramPaths(drawing, size);
      const boxes = [
        ...solidBars(paths.work + paths.key, weights.bar),
        ...outlinedBars(paths.plan + paths.keyOutline),
      ];
      expect(boxes.length, drawing.says).toBeGreaterThanOrEqual(drawing.bars.length + 1);
      for (const [x = -1, y = -1, width = 0, height = 0] of boxes) {
        expect([x, y, width, height].every(Number.isInteger), `${drawing.says}: ${boxes}`).toBe(
          true,
        );
        expect(Math.min(x, y), drawing.says).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + width, y + height), drawing.says).toBeLessThanOrEqual(size);
        expect(width, drawing.says).toBeGreaterThanOrEqual(3);
        expect(height, drawing.says).toBe(weights.bar);
      }
    }
  });

  it("draws the specified grid at 40 px: bars 5 px high in rows of 8, lines of 1.5", () => {
    const { weights, ...paths } = pictogramPaths(
      {
        says: "A sample",
        bars: [
          [0, 0, 5, "work"],
          [2, 1, 2, "plan"],
          [4, 0, 3, "key"],
        ],
        elbow: [2, 3, 0],
      },
      40,
    );
    expect(weights).toEqual({ bar: 5, edge: 1, line: 1.5, dot: 6 });
    expect(paths.work).toBe("M0 3.5h40");
    expect(paths.plan).toBe("M8.5 17.5h15v4h-15z");
    expect(paths.key).toBe("M0 35.5h24");
    expect(paths.line).toBe("M24 18.75H27.75V6");
    expect(paths.result).toBe("");
  });

  it("keeps a date free on both sides, and cuts the work that goes on past it", () => {
    const { work, line } = pictogramPaths(
      {
        says: "A sample",
        bars: [
          [0, 0, 5, "work"],
          [1, 0, 3, "key"],
          [2, 3, 2, "plan"],
        ],
        date: 3,
      },
      32,
    );
    expect(line).toBe("M17.5 0v32");
    expect(work).toBe("M0 10h16M19 10h11");
  });

  it("draws a bracket between two bars that end or begin alike", () => {
    const bracket = (id: "multi-agent-systems" | "strategic-consulting") =>
      pictogramPaths(servicePictograms[id], 32).line;
    expect(bracket("multi-agent-systems")).toBe("M6 3.5H11.5V27.5H6");
    expect(bracket("strategic-consulting")).toBe("M18 3.5H12.5V27.5H18");
  });
});
