import { expect, it } from "vitest";
import { fridayReport, type ReportBar } from "./friday-report";

const bars: readonly ReportBar[] = fridayReport.bars;
const critical = bars.filter((bar) => bar.critical);

it.each(["planned", "actual"] as const)(
  "shows one critical path, %s: no gap, and it ends last",
  (kind) => {
    for (const [index, bar] of critical.entries())
      expect(bar[kind][0], `app/content/friday-report.ts bars "${bar.name}" ${kind}`).toBe(
        critical[index - 1]?.[kind][1] ?? 0,
      );
    expect(Math.max(...bars.map((bar) => bar[kind][1]))).toBe(critical.at(-1)?.[kind][1]);
  },
);

it("is late by as much as it says", () => {
  const last = critical.at(-1) as ReportBar;
  expect(`+${Math.round((last.actual[1] - last.planned[1]) * 5)} days`).toBe(
    fridayReport.figures[2].value,
  );
});
