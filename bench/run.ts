import path from "node:path";
import { projectFile } from "../scripts/cached.ts";
import { completeMark } from "../scripts/complete-mark.ts";
import { reasonToBuild } from "../server/build-state.ts";
import { SettingError } from "../server/settings.ts";
import { startBrowser } from "./browser.ts";
import { type Choice, isTrial, readChoice } from "./choice.ts";
import { compare } from "./compare.ts";
import { scoreEveryPage } from "./every-page.ts";
import { missedBy } from "./every-page-table.ts";
import { missedGoals } from "./goals.ts";
import { machineWith } from "./machine.ts";
import { writeComparison, writeEveryPage } from "./results.ts";
import { type Serving, serve } from "./serve.ts";
import { summarize } from "./summary.ts";
import { copyWithoutScript } from "./without-script.ts";

const site = projectFile("build/client");
const kept = projectFile("bench/results");
const cache = projectFile("node_modules/.cache/bench");

/** Measures what was chosen, writes it down, and returns a sentence for each goal that is missed. */
async function measure(choice: Choice, { origins }: Serving, port: number): Promise<string[]> {
  const machine = await machineWith(port);
  if (choice.all) {
    const pages = await scoreEveryPage(origins.site, port);
    await writeEveryPage(kept, pages, machine);
    console.log(`\nAll scores are in ${path.relative(process.cwd(), kept)}/all-pages.md.`);
    return pages.flatMap(missedBy);
  }
  const runs = await compare(choice, origins, port);
  const folder = isTrial(choice) ? path.join(cache, "results") : kept;
  console.log(`\n${await writeComparison(folder, runs, machine)}`);
  console.log(`Raw figures, table and plot are in ${path.relative(process.cwd(), folder)}.`);
  return summarize(runs)
    .flatMap(missedGoals)
    .map(({ sentence }) => sentence);
}

async function bench(choice: Choice): Promise<string[]> {
  const reason = await reasonToBuild(projectFile("."), `build/client/${completeMark}`);
  if (reason)
    throw new SettingError(`There is nothing to measure (${reason}): run \`npm run build\` first.`);
  const bare = path.join(cache, "without-script");
  await copyWithoutScript(site, bare);
  const browser = await startBrowser(cache);
  try {
    const serving = await serve({ site, "without script": bare });
    return await measure(choice, serving, browser.port).finally(serving.stop);
  } finally {
    await browser.stop();
  }
}

// Whoever interrupts must not leave a browser behind; it ends with the process.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

try {
  const missed = await bench(readChoice(process.argv.slice(2)));
  for (const sentence of missed) console.error(sentence);
  if (!missed.length) console.log("All goals are reached.");
  process.exitCode = missed.length ? 1 : 0;
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
