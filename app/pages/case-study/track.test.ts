import { expect, it } from "vitest";
import { findCaseStudy } from "../../content/case-studies";
import { trackOf } from "./track";
import { finishLabel, turnLabel } from "./track-labels";

function drawn(slug: string) {
  const study = findCaseStudy(slug);
  if (!study) throw new Error(slug);
  return trackOf(study);
}

it("draws planned and actual on one axis, as long as what ends last", () => {
  // The program took 16 months, its leases ended in the eighteenth.
  const { months, turn, limit, steps } = drawn("azure-cloud-migration");
  expect(months).toBe(18);
  expect(turn.x).toBe("19.44%");
  expect(limit?.x).toBe("97.78%");
  expect(steps[0]?.actual).toEqual([
    { x: "0%", width: "11.11%", isTurn: false },
    { x: "19.44%", width: "11.11%", isTurn: true },
  ]);
  expect(steps[0]?.words).toEqual({
    planned: { length: "2\u00a0months", when: "months\u00a01\u00a0to\u00a02" },
    took: {
      length: "2\u00a0months, then 2\u00a0months",
      when: "months\u00a01\u00a0to\u00a02 and 4\u00a0to\u00a06",
    },
  });
  expect(steps.map(({ finish }) => finish?.label.text).filter(Boolean)).toEqual([
    "Month 16: last cutover",
  ]);
  // Planned for longer than it took.
  expect(drawn("enterprise-sharepoint-implementation").months).toBe(17);
});

it("says what was in no plan", () => {
  const { planned, words } = drawn("aerospace-manufacturing-transformation").steps[3] ?? {};
  expect(planned).toBeNull();
  expect(words?.planned).toEqual({ length: "nothing" });
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
  ["before a line near the end", { from: 17, to: 19 }, { at: 17, level: "above", side: "before" }],
] as const)("puts the label of the turn %s", (_, turned, place) => {
  const text = "Month 9: a bridge is out";
  const run = { text, from: 8, to: 10, isLast: true, hasFinish: false, ...turned };
  expect(turnLabel(run, 20)).toEqual({ text, ...place });
});

it("puts the label of the result before its mark", () => {
  expect(finishLabel("Month 9: done", 9)).toMatchObject({ at: 9, level: "above", side: "before" });
});
