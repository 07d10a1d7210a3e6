import type { Choice } from "./choice.ts";
import { milliseconds, seconds, shift } from "./figures.ts";
import { type Measurement, measurementOf, runLighthouse } from "./measure.ts";
import { comparedPages, type PageName } from "./pages.ts";
import { orderInRound, type Variant, variants } from "./variants.ts";

/** One run of the comparison. */
export interface Run extends Measurement {
  page: PageName;
  variant: Variant;
  round: number;
}

function describe(run: Run, left: number): string {
  return [
    run.page.padEnd(10),
    run.variant.padEnd(14),
    `FCP ${seconds(run.firstContentfulPaint)} s`,
    `LCP ${seconds(run.largestContentfulPaint)} s`,
    `TBT ${milliseconds(run.totalBlockingTime).padStart(5)} ms`,
    `CLS ${shift(run.cumulativeLayoutShift)}`,
    `${left} left`,
  ].join("  ");
}

/** Measures the site and the same pages without script, in turn. */
export async function compare(
  { pages, rounds }: Choice,
  origins: Record<Variant, string>,
  port: number,
): Promise<Run[]> {
  const measure = async (page: PageName, variant: Variant) =>
    measurementOf(await runLighthouse(origins[variant] + comparedPages[page], port));
  const total = pages.length * rounds * variants.length;
  const runs: Run[] = [];

  console.log(`${total} runs to do, after one that does not count: the browser has just started …`);
  await measure(pages[0] ?? "home", "site");
  for (const page of pages)
    for (let round = 1; round <= rounds; round += 1)
      for (const variant of orderInRound(round)) {
        const run: Run = { page, variant, round, ...(await measure(page, variant)) };
        runs.push(run);
        console.log(describe(run, total - runs.length));
      }
  return runs;
}
