import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Run } from "./compare.ts";
import type { ScoredPage } from "./every-page.ts";
import { everyPageTable } from "./every-page-table.ts";
import type { Machine } from "./machine.ts";
import { plot } from "./plot.ts";
import { plotColors } from "./plot-parts.ts";
import { summarize } from "./summary.ts";
import { resultsTable } from "./table.ts";

/** One run to a line, so that a new measurement is easy to compare with the last. */
function rawFigures(machine: Machine, runs: readonly Run[]): string {
  const lines = runs.map((run) => `    ${JSON.stringify(run)}`).join(",\n");
  return `{\n  "machine": ${JSON.stringify(machine)},\n  "runs": [\n${lines}\n  ]\n}\n`;
}

async function write(folder: string, files: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(folder, name), content);
}

/** Writes the comparison, and returns its table. */
export async function writeComparison(
  folder: string,
  runs: readonly Run[],
  machine: Machine,
): Promise<string> {
  const summaries = summarize(runs);
  const table = resultsTable(summaries, runs, machine);
  const rounds = Math.max(...runs.map(({ round }) => round));
  const note = `Lighthouse ${machine.lighthouse}, mobile: medians of ${rounds} runs, whiskers from the fastest run to the slowest. Shorter is better.`;
  await write(folder, {
    "results.json": rawFigures(machine, runs),
    "table.md": table,
    "plot.svg": plot(summaries, note, await plotColors()),
  });
  return table;
}

/** Writes the scores of every page. */
export async function writeEveryPage(
  folder: string,
  pages: readonly ScoredPage[],
  machine: Machine,
): Promise<void> {
  await write(folder, { "all-pages.md": everyPageTable(pages, machine) });
}
