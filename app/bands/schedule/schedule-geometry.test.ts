import { expect, it } from "vitest";
import { content } from "../../content/content";
import type { Days, Work } from "../../content/types";
import { barOf, daysInWords, joinsOf } from "./schedule-geometry";

const work = (from: number, to: number, critical?: true): Work => ({
  name: `Work from ${from}`,
  who: "Somebody",
  days: [[from, to]],
  ...(critical && { critical }),
});

it("counts a bar from the line before its first day to the line after its last", () => {
  expect(barOf([1, 20])).toEqual({ starts: 1, ends: 21 });
});

it.each<[readonly Days[], string]>([
  [[[20, 20]], "day 20"],
  [[[1, 3]], "days 1–3"],
  [
    [
      [3, 3],
      [8, 8],
      [13, 14],
    ],
    "days 3, 8, 13–14",
  ],
])("says %j as %s", (spans, words) => {
  expect(daysInWords(spans, content.words.schedule, content.site.language)).toBe(words);
});

it("joins each bar of the critical path to the next, and the last to the handover", () => {
  const joins = joinsOf({
    work: [work(2, 10), work(1, 3, true), work(4, 8, true), work(6, 12), work(9, 15, true)],
    handover: { day: 15, name: "a result", who: "You" },
  });
  expect(joins).toEqual([
    { line: 4, from: 1, to: 2 },
    { line: 9, from: 2, to: 4 },
    { line: 16, from: 4, to: 5 },
  ]);
});
