import { expect, it } from "vitest";
import { axisTicks } from "./track-axis-geometry";

const labels = (months: number, wide: boolean) =>
  axisTicks(months)
    .filter(({ isWideOnly }) => wide || !isWideOnly)
    .map(({ label }) => Number(label));

it.each([
  [15, [0, 3, 6, 9, 12, 15], [0, 3, 6, 9, 12, 15]],
  [22, [0, 3, 6, 9, 12, 15, 18, 22], [0, 6, 12, 18, 22]],
  [40, [0, 6, 12, 18, 24, 30, 36, 40], [0, 12, 24, 36, 40]],
])("labels %d months so that no two labels touch", (months, wide, narrow) => {
  expect(labels(months, true)).toEqual(wide);
  expect(labels(months, false)).toEqual(narrow);
});
