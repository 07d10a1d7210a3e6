import { expect, it } from "vitest";
import { fridayReport, type ReportBar } from "./friday-report";

const bars: readonly ReportBar[] = fridayReport.bars;
const critical = bars.filter((bar) => bar.critical);

it("shows one critical path: each of its bars begins where the one before ends", () => {
  for (const kind of ["planned", "actual"] as const)
    for (const [index, bar] of critical.entries())
      expect(bar[kind][0], `app/content/friday-report.ts bars "${bar.name}" ${kind}`).toBe(
        critical[index - 1]?.[kind][1] ?? 0,
      );
});

it("has nothing beside the path that ends after it", () => {
  const end = critical.at(-1);
  for (const { name, planned, actual } of bars) {
    expect(planned[1], name).toBeLessThanOrEqual(end?.planned[1] ?? 0);
    expect(actual[1], name).toBeLessThanOrEqual(end?.actual[1] ?? 0);
  }
});

it("is late by as much as it says", () => {
  const [{ planned, actual } = { planned: [0, 0], actual: [0, 0] }] = critical.slice(-1);
  expect(`+${Math.round((actual[1] - planned[1]) * 5)} days`).toBe(fridayReport.figures[2].value);
});
