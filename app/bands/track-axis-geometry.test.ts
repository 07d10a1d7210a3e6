import { expect, it } from "vitest";
import { axisTicks, monthMarks } from "./track-axis-geometry";

const labels = (months: number, wide: boolean) =>
  axisTicks(months)
    .filter(({ isWideOnly }) => wide || !isWideOnly)
    .map(({ label }) => Number(label));

it.each([
  [1, [0, 1], [0, 1]],
  [3, [0, 1, 2, 3], [0, 1, 2, 3]],
  [7, [0, 1, 2, 3, 4, 5, 6, 7], [0, 3, 6, 7]],
  [15, [0, 3, 6, 9, 12, 15], [0, 3, 6, 9, 12, 15]],
  [22, [0, 3, 6, 9, 12, 15, 18, 22], [0, 6, 12, 18, 22]],
  [40, [0, 6, 12, 18, 24, 30, 36, 40], [0, 12, 24, 36, 40]],
  [60, [0, 12, 24, 36, 48, 60], [0, 12, 24, 36, 48, 60]],
  [120, [0, 24, 48, 72, 96, 120], [0, 24, 48, 72, 96, 120]],
])("labels %d months", (months, wide, narrow) => {
  expect(labels(months, true)).toEqual(wide);
  expect(labels(months, false)).toEqual(narrow);
});

/** As many months as a case study may have (content/schema/case-study.ts). */
const allLengths = Array.from({ length: 240 }, (_, index) => index + 1);

/** px: a digit, "Month" at the start, and the narrowest axis on a phone and on a wide screen. */
const digit = 7.5;
const firstWord = 40;

it.each([
  ["a phone", 280, false, firstWord],
  ["a wide screen", 640, true, firstWord + 2 * digit],
] as const)("keeps labels apart on %s, for every length", (_, width, wide, first) => {
  for (const months of allLengths) {
    const places = labels(months, wide).map((month) => {
      const length = month === 0 ? first : `${month}`.length * digit;
      const at = (month / months) * width;
      const start = month === 0 ? 0 : month === months ? at - length : at - length / 2;
      return { month, start, end: start + length };
    });
    for (const [index, { month, start }] of places.entries())
      expect(start, `${month} of ${months}`).toBeGreaterThan(places[index - 1]?.end ?? -1);
  }
});

it("marks both ends of every length, and no more than a phone can show", () => {
  for (const months of allLengths) {
    const marks = monthMarks(months);
    expect([marks[0], marks.at(-1)]).toEqual(["0%", "100%"]);
    expect(new Set(marks).size, `${months} months`).toBe(marks.length);
    expect(marks.length).toBeLessThan(50);
  }
});
