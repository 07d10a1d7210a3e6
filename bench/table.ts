import os from "node:os";
import lighthouse from "lighthouse/package.json" with { type: "json" };
import { goals, missedGoals, paintRatio } from "./goals.ts";
import { markdownTable } from "./markdown-table.ts";
import { categories } from "./measure.ts";
import type { Run, Summary } from "./summary.ts";

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const kibibytes = (bytes: number) => (bytes / 1024).toFixed(1);

const columns: Record<string, (summary: Summary, all: readonly Summary[]) => string> = {
  page: ({ page }) => page,
  variant: ({ variant }) => variant,
  "FCP s": ({ median }) => seconds(median.FCP),
  "LCP s": ({ median }) => seconds(median.LCP),
  "TBT ms": ({ median }) => median.TBT.toFixed(0),
  CLS: ({ most }) => String(Number(most.CLS.toFixed(4))),
  KiB: ({ median }) => kibibytes(median.bytes),
  "script KiB": ({ median }) => kibibytes(median.scriptBytes),
  scores: ({ median }) => categories.map((name) => median[name]).join(" "),
  "FCP ratio": (summary, all) => paintRatio(summary, "FCP", all).toFixed(3),
  "LCP ratio": (summary, all) => paintRatio(summary, "LCP", all).toFixed(3),
};

/** The machine of the measurement; a wide range of speeds means that it was busy with other work. */
function machine(runs: readonly Run[]): string {
  const speeds = runs.map(({ measured }) => Math.round(measured.machineSpeed));
  return [
    `${new Date().toISOString().slice(0, 10)}, ${os.cpus()[0]?.model}, ${os.cpus().length} cores`,
    `Lighthouse ${lighthouse.version}, mobile, simulated throttling`,
    `its benchmark index of the machine ${Math.min(...speeds)} to ${Math.max(...speeds)}`,
  ].join(" · ");
}

export function resultsTable(summaries: readonly Summary[], runs: readonly Run[]): string {
  const rows = summaries.map((one) => Object.values(columns).map((cell) => cell(one, summaries)));
  const missed = missedGoals(summaries).map((figure) => `- Missed: ${figure}`);
  return [
    "# The site against the same pages without script",
    `Medians of ${runs.length / summaries.length} runs, in alternation; for CLS the worst run. Bytes as the network carries them. Scores: ${categories.join(", ")}. Goals: ${goals}.`,
    markdownTable([Object.keys(columns), ...rows]),
    missed.join("\n") || "All goals are reached.",
    machine(runs),
    "",
  ].join("\n\n");
}
