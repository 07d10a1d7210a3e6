import { describe, expect, it } from "vitest";
import { content } from "../content/content";
import { drawnPictograms } from "../content/pictograms";
import { type PictogramSize, pictogramPaths } from "./pictogram-paths";

const drawings = drawnPictograms(content).map(({ icon }) => icon);
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
      const isSound = ([x = -1, y = -1, width = 0, height = 0]: number[]) =>
        [x, y, width, height].every(Number.isInteger) &&
        Math.min(x, y) >= 0 &&
        Math.max(x + width, y + height) <= size &&
        width >= 3 &&
        height === weights.bar;
      expect(
        boxes.filter((box) => !isSound(box)),
        drawing.says,
      ).toEqual([]);
    }
  });

  it("draws the specified grid at 40 px: bars 5 px high in rows of 8, lines of 1.5", () => {
    const bars = [
      [0, 0, 5, "work"],
      [2, 1, 2, "plan"],
      [4, 0, 3, "key"],
    ] as const;
    expect(pictogramPaths({ says: "A sample", bars, elbow: [2, 3, 0] }, 40)).toMatchObject({
      weights: { bar: 5, edge: 1, line: 1.5, dot: 6 },
      work: "M0 3.5h40",
      plan: "M8.5 17.5h15v4h-15z",
      key: "M0 35.5h24",
      line: "M24 18.75H27.75V6",
      result: "",
    });
  });

  it("keeps a date free on both sides, and cuts the work that goes on past it", () => {
    const bars = [
      [0, 0, 5, "work"],
      [1, 0, 3, "key"],
      [2, 3, 2, "plan"],
    ] as const;
    expect(pictogramPaths({ says: "A sample", bars, date: 3 }, 32)).toMatchObject({
      line: "M17.5 0v32",
      work: "M0 10h16M19 10h11",
    });
  });
});
