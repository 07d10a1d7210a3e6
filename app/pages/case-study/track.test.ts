import { expect, it } from "vitest";
import { findCaseStudy } from "../../content/case-studies";
import { trackOf } from "./track";
import { turnLabel } from "./track-labels";

function drawn(slug: string) {
  const study = findCaseStudy(slug);
  if (!study) throw new Error(slug);
  return trackOf(study);
}

it("says in words how long a step took, and when", () => {
  const { limit, steps } = drawn("azure-cloud-migration");
  expect(limit?.spoken).toBe("after 17.6 months");
  expect(steps[0]?.words).toEqual({
    planned: { length: "2\u00a0months", when: "months\u00a01\u00a0to\u00a02" },
    took: {
      length: "2\u00a0months, then 2\u00a0months",
      when: "months\u00a01\u00a0to\u00a02 and 4\u00a0to\u00a06",
    },
  });
  expect(steps.flatMap(({ finish }) => finish?.label.text ?? [])).toEqual([
    "Month 16: both sites handed back",
  ]);
});

it("says what was in no plan", () => {
  const { planned, words } = drawn("aerospace-manufacturing-transformation").steps[3] ?? {};
  expect(planned).toBeUndefined();
  expect(words?.planned).toEqual({ length: "none" });
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
