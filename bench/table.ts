import type { Run } from "./compare.ts";
import { kibibytes, milliseconds, ratio, seconds, shift } from "./figures.ts";
import { goals, missedGoals, paintRatio } from "./goals.ts";
import { describeMachine, type Machine } from "./machine.ts";
import { markdownTable } from "./markdown.ts";
import { categories } from "./measure.ts";
import type { PageSummary } from "./summary.ts";
import { type Variant, variants } from "./variants.ts";

const headings = [
  "page",
  "variant",
  "FCP s",
  "LCP s",
  "TBT ms",
  "CLS",
  "KiB",
  "script KiB",
  "requests",
  "FCP ratio",
  "LCP ratio",
  "goals",
];

function rowOf(summary: PageSummary, variant: Variant): string[] {
  const figures = summary.figures[variant];
  const missed = missedGoals(summary).map(({ figure }) => figure);
  const verdict = [
    ratio(paintRatio(summary, "FCP")),
    ratio(paintRatio(summary, "LCP")),
    missed.length ? `${missed.join(", ")} missed` : "reached",
  ];
  return [
    summary.page,
    variant,
    seconds(figures.firstContentfulPaint.median),
    seconds(figures.largestContentfulPaint.median),
    milliseconds(figures.totalBlockingTime.median),
    shift(figures.cumulativeLayoutShift.most),
    kibibytes(figures.bytes.median),
    kibibytes(figures.scriptBytes.median),
    String(figures.requests.median),
    ...(variant === "site" ? verdict : ["", "", ""]),
  ];
}

/** Lighthouse's own figure for the speed of the machine: a wide range means that others used it. */
function speedRange(runs: readonly Run[]): string {
  const speeds = runs.map(({ machineSpeed }) => Math.round(machineSpeed));
  return `${Math.min(...speeds)} to ${Math.max(...speeds)}`;
}

export function resultsTable(
  summaries: readonly PageSummary[],
  runs: readonly Run[],
  machine: Machine,
): string {
  const rounds = Math.max(...runs.map(({ round }) => round));
  return [
    "# The site against the same pages without script",
    `Medians of ${rounds} runs each, in alternation; for CLS the worst run. Bytes as the network carries them.`,
    markdownTable(
      headings,
      summaries.flatMap((summary) => variants.map((variant) => rowOf(summary, variant))),
    ),
    `Goals: FCP and LCP at most ${goals.ratio} × the page without script, TBT at most ${goals.totalBlockingTime} ms, CLS ${goals.cumulativeLayoutShift}, scores ${goals.score}.`,
    "## Scores of the site",
    markdownTable(
      ["page", ...categories],
      summaries.map(({ page, scores }) => [
        page,
        ...categories.map((name) => String(scores[name])),
      ]),
    ),
    "## Machine",
    `${describeMachine(machine)} · speed during the runs ${speedRange(runs)} (Lighthouse's benchmark index)`,
    "",
  ].join("\n\n");
}
