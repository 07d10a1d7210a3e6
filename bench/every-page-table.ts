import { mostRuns, type ScoredPage } from "./every-page.ts";
import { milliseconds, shift } from "./figures.ts";
import { goals, missedAlone } from "./goals.ts";
import { describeMachine, type Machine } from "./machine.ts";
import { markdownTable } from "./markdown.ts";
import { categories } from "./measure.ts";

/** The goals that a page misses, and the audits that Lighthouse blames for its scores. */
export function missedBy(scored: ScoredPage): string[] {
  const missed = missedAlone(scored.page, scored).map(({ sentence }) => sentence);
  if (scored.failing.length) missed.push(`${scored.page} fails ${scored.failing.join(", ")}.`);
  return missed;
}

export function everyPageTable(pages: readonly ScoredPage[], machine: Machine): string {
  const missed = pages.flatMap(missedBy);
  return [
    "# The scores of every page",
    `One run each; where performance was below ${goals.score} or TBT above ${goals.totalBlockingTime} ms, the best of up to ${mostRuns}. For CLS the worst run.`,
    missed.map((sentence) => `- ${sentence}`).join("\n") ||
      `All ${pages.length} pages have four times ${goals.score}, TBT at most ${goals.totalBlockingTime} ms and CLS ${goals.cumulativeLayoutShift}.`,
    markdownTable(
      ["page", ...categories, "TBT ms", "CLS", "runs"],
      pages.map((scored) => [
        scored.page,
        ...categories.map((name) => String(scored.scores[name])),
        milliseconds(scored.totalBlockingTime),
        shift(scored.cumulativeLayoutShift),
        String(scored.runs),
      ]),
    ),
    "## Machine",
    describeMachine(machine),
    "",
  ].join("\n\n");
}
