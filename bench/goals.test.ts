import { describe, expect, it } from "vitest";
import type { Run } from "./compare";
import { missedGoals } from "./goals";
import { summarize } from "./summary";

const perfect: Run = {
  page: "home",
  variant: "site",
  round: 1,
  firstContentfulPaint: 1000,
  largestContentfulPaint: 1000,
  totalBlockingTime: 0,
  cumulativeLayoutShift: 0,
  speedIndex: 1000,
  bytes: 1,
  scriptBytes: 1,
  requests: 1,
  scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  machineSpeed: 1,
};

const missed = (...runs: Partial<Run>[]) =>
  summarize([
    { ...perfect, variant: "without script" },
    ...runs.map((run) => ({ ...perfect, ...run })),
  ])
    .flatMap(missedGoals)
    .map(({ sentence }) => sentence);

describe("missedGoals", () => {
  it("has nothing to say at the goals themselves", () => {
    expect(missed({ firstContentfulPaint: 1050, totalBlockingTime: 10 })).toEqual([]);
  });

  it("judges by the median", () => {
    expect(missed({}, { largestContentfulPaint: 9000, totalBlockingTime: 900 }, {})).toEqual([]);
  });

  it("counts every shift", () => {
    expect(missed({}, {}, { cumulativeLayoutShift: 0.002 })).toEqual([
      "home: CLS is 0.0020; the goal is 0.",
    ]);
  });

  it("names page, figure and goal", () => {
    expect(
      missed({
        largestContentfulPaint: 1200,
        totalBlockingTime: 10.4,
        scores: { ...perfect.scores, seo: 92 },
      }),
    ).toEqual([
      "home: LCP is 1.200 × the page without script (1.20 s against 1.00 s); the goal is at most 1.05.",
      "home: TBT is 10.4 ms; the goal is at most 10 ms.",
      "home: seo is 92; the goal is 100.",
    ]);
  });
});
