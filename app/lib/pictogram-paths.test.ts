import { describe, expect, it } from "vitest";
import { content } from "../content/content";
import { type PictogramSize, pictogramPaths } from "./pictogram-paths";

const drawings = [
  ...content.services.flatMap(({ pictogram = [] }) => pictogram),
  ...content.processSteps.flatMap(({ icon = [] }) => icon),
];
const sizes: readonly PictogramSize[] = [32, 28];

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
      expect(boxes.length).toBeGreaterThanOrEqual(drawing.bars.length + 1);
      const isSound = ([x = -1, y = -1, width = 0, height = 0]: number[]) =>
        [x, y, width, height].every(Number.isInteger) &&
        Math.min(x, y) >= 0 &&
        Math.max(x + width, y + height) <= size &&
        width >= 3 &&
        height === weights.bar;
      expect(boxes.filter((box) => !isSound(box))).toEqual([]);
    }
  });

  it("draws the specified grid at 32 px: bars 4 px high in rows of 6, lines of 1", () => {
    const bars = [
      [0, 0, 5, "work"],
      [2, 1, 2, "plan"],
      [4, 0, 3, "key"],
    ] as const;
    expect(pictogramPaths({ bars, elbow: [2, 3, 0] }, 32)).toMatchObject({
      weights: { bar: 4, edge: 1, line: 1, dot: 5 },
      work: "M0 4h30",
      plan: "M6.5 14.5h11v3h-11z",
      key: "M0 28h18",
      line: "M18 15.5H20.5V6",
      result: "",
    });
  });

  it("keeps a date free on both sides, and cuts the work that goes on past it", () => {
    const bars = [
      [0, 0, 5, "work"],
      [1, 0, 3, "key"],
      [2, 3, 2, "plan"],
    ] as const;
    expect(pictogramPaths({ bars, date: 3 }, 32)).toMatchObject({
      line: "M17.5 0v32",
      work: "M0 10h16M19 10h11",
    });
  });
});
