import { expect, it } from "vitest";
import { trackWords } from "../track-words.test-helper";
import { trackOf } from "./track";
import { turnLabel } from "./track-labels";

const run = (from: number, to: number) => ({ from, to });

/** The first step turns, the second was not planned and reaches the result. */
const { limit, steps } = trackOf(
  {
    months: 16,
    steps: [
      { planned: run(0, 2), actual: [run(0, 2), { ...run(3.5, 5.5), turned: "a bridge is out" }] },
      { actual: [run(5.5, 16)] },
    ],
    track: {
      finish: { step: 2, at: 16, text: "both halls are open", key: "Opening" },
      limit: { at: 17.6, text: "The permit ends" },
    },
  } as unknown as Parameters<typeof trackOf>[0],
  trackWords,
);

it("says in words how long a step took, and when", () => {
  expect(limit?.spoken).toBe("The permit ends in month 18.");
  expect(steps[0]?.words).toEqual({
    planned: { length: "2\u00a0months", when: "months\u00a01\u00a0to\u00a02" },
    took: {
      length: "2\u00a0months, then 2\u00a0months",
      when: "months\u00a01\u00a0to\u00a02 and 4\u00a0to\u00a06",
    },
  });
  expect(steps.map(({ finish }) => finish?.label.text)).toEqual([
    undefined,
    "Month 16: both halls are open",
  ]);
});

it("draws a program that neither turned nor has a mark for its result", () => {
  const plain = trackOf(
    {
      months: 4,
      steps: [{ planned: run(0, 3), actual: [run(0, 4)] }],
      track: {},
    } as unknown as Parameters<typeof trackOf>[0],
    trackWords,
  );
  expect(plain).toMatchObject({ turn: undefined, finishKey: undefined });
  expect(plain.steps[0]).toMatchObject({
    finish: undefined,
    turned: undefined,
    place: { title: [1, expect.any(Number)] },
  });
});

it("says what was in no plan", () => {
  expect(steps[1]?.planned).toBeUndefined();
  expect(steps[1]?.words.planned).toEqual({ length: "none" });
});

it.each([
  ["beside its bar where there is room", { to: 10 }, { at: 10, level: "beside", side: "after" }],
  ["over a bar that reaches the end", { to: 19 }, { at: 8, level: "above", side: "after" }],
  ["over a bar that goes on", { isLast: false }, { at: 8, level: "above", side: "after" }],
  [
    "before the line where the result stands after it",
    { isLast: false, hasFinish: true },
    { at: 8, level: "above", side: "before" },
  ],
  [
    "after a line near the start, where there is no room before it",
    { isLast: false, hasFinish: true, from: 1 },
    { at: 1, level: "above", side: "after" },
  ],
  ["before a line near the end", { from: 17, to: 19 }, { at: 17, level: "above", side: "before" }],
] as const)("puts the label of the turn %s", (_, turned, place) => {
  const text = "Month 9: a bridge is out";
  const run = { text, from: 8, to: 10, isLast: true, hasFinish: false, ...turned };
  expect(turnLabel(run, 20)).toEqual({ text, ...place });
});
