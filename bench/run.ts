import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { buildFolder } from "../deploy/build-state.ts";
import { findBrowser } from "../scripts/browser/find-browser.ts";
import { freePort } from "../tests/support/free-port.ts";
import {
  contact,
  servicePage,
  servicesPage,
  solutionPage,
  studyPage,
} from "../tests/support/places.ts";
import { missedGoals } from "./goals.ts";
import { measure } from "./measure.ts";
import { plot } from "./plot.ts";
import { serve } from "./serve.ts";
import { type Run, summarize, type Variant } from "./summary.ts";
import { resultsTable } from "./table.ts";
import { copyWithoutScript } from "./without-script.ts";

/** One page of each kind that a visitor meets on the way to a decision. */
const usualPages = ["/", servicesPage, solutionPage, servicePage, studyPage, contact].filter(
  (page) => page !== undefined,
);

const { page: pages, ...values } = parseArgs({
  options: {
    page: { type: "string", multiple: true, default: usualPages },
    rounds: { type: "string", default: "5" },
    // The folder of another build to compare with.
    before: { type: "string" },
  },
}).values;
const rounds = Number(values.rounds);
if (!(rounds >= 1)) throw new Error(`--rounds takes a number from 1 on, not "${values.rounds}".`);

const served: { variant: Variant; origin: string }[] = [
  { variant: "site", origin: await serve(`${buildFolder}/client`) },
  {
    variant: "without script",
    origin: await serve(await copyWithoutScript(`${buildFolder}/client`)),
  },
];
if (values.before) served.push({ variant: "before", origin: await serve(values.before) });

const found = await findBrowser();
if (!found) throw new Error("No browser to measure with: `npm test -- browser` gets one.");
const port = await freePort();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...found.args, `--remote-debugging-port=${port}`],
  env: { ...process.env, ...found.env } as Record<string, string>,
});

const runs: Run[] = [];
// A warm-up run, because the first run of a browser is slow.
await measure(`${served[0]?.origin}${pages[0]}`, port);
for (const page of pages)
  for (let round = 0; round < rounds; round += 1)
    // Reverses the order every round, so that no variant always runs after the same one.
    for (const { variant, origin } of round % 2 ? served.toReversed() : served) {
      const measured = await measure(origin + page, port);
      runs.push({ page, variant, measured });
      console.log(page, variant, `FCP ${measured.FCP.toFixed()}, LCP ${measured.LCP.toFixed()}`);
    }
await browser.close();

const summaries = summarize(runs);
const table = resultsTable(summaries, runs);
// A run with fewer pages or rounds is a trial and must not overwrite the committed results.
const isTrial = pages.length < usualPages.length || rounds < 5;
const folder = isTrial ? "test-results/bench" : "bench/results";
await mkdir(folder, { recursive: true });
await writeFile(`${folder}/table.md`, table);
await writeFile(`${folder}/plot.svg`, plot(summaries));
console.log(`\n${table}\nTable and plot are in ${folder}.`);
// An explicit exit, because the servers would keep this process running.
process.exit(missedGoals(summaries).length ? 1 : 0);
