import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addressChecks } from "./address-checks.ts";
import { behaviorChecks } from "./behavior-checks.ts";
import type { Check, Visit } from "./check.ts";
import { consoleChecks } from "./console-checks.ts";
import { firefox } from "./firefox.ts";
import { fontChecks } from "./font-checks.ts";
import { pageChecks } from "./page-checks.ts";
import { printChecks } from "./print-checks.ts";
import { chosen, lines, type Result, summary } from "./report.ts";
import type { Engine, Installed, Tab } from "./tab.ts";
import { startTestSite } from "./test-site.ts";
import { safari, webkit } from "./webkit.ts";

const howToInstall =
  "No engine to test with: install Firefox, or on Debian and Ubuntu `apt install firefox-esr webkit2gtk-driver xvfb`; on macOS run `safaridriver --enable` once.";

/** ms for one check; a browser that hangs fails it and the run goes on. */
const patience = 60_000;

async function attempt(check: Check, visit: Visit): Promise<Result> {
  const { group, name } = check;
  visit.site.mode = "watched";
  try {
    const tooLong = pause(patience, undefined, { ref: false }).then(() => {
      throw new Error(`no end within ${patience / 1000} s`);
    });
    await Promise.race([check.run(visit), tooLong]);
    return { group, name };
  } catch (error) {
    return { group, name, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** A browser may end under a check; that is no fault of the page. */
const isAlive = (tab: Tab) =>
  Promise.race([tab.run(() => true), pause(5000, false, { ref: false })]).catch(() => false);

async function tryEngine(engine: Engine, installed: Installed, checks: readonly Check[]) {
  const site = await startTestSite(path.resolve(import.meta.dirname, "../../build/client"));
  let { tab, version } = await installed.start(site.url);
  console.log(`Found ${engine.name} ${version}.`);
  const can = (check: Check) => !check.needs || check.needs in tab || check.needs in installed;
  for (const [group, left] of Map.groupBy(
    checks.filter((check) => !can(check)),
    ({ group }) => group,
  ))
    console.log(`${engine.name}, ${group}: its driver cannot do ${left.length} of these.`);
  const results: Result[] = [];
  for (const check of checks.filter(can)) {
    let result = await attempt(check, { engine, installed, tab, site });
    if (result.problem && !(await isAlive(tab))) {
      console.log(`${engine.name} has ended, and is started again.`);
      ({ tab, version } = await installed.start(site.url));
      result = await attempt(check, { engine, installed, tab, site });
    }
    if (result.problem) console.log(`✗ ${engine.name}, ${result.name}: ${result.problem}`);
    results.push(result);
  }
  await tab.close();
  site.close();
  for (const line of lines(engine.name, results)) console.log(line);
  return results;
}

const { engines, checks } = chosen(
  [firefox, webkit, safari],
  [
    ...behaviorChecks,
    ...addressChecks,
    ...fontChecks,
    ...consoleChecks,
    ...printChecks,
    ...pageChecks,
  ],
  process.argv.slice(2),
);
const found = engines.flatMap((engine) => {
  const installed = engine.find();
  if (!installed) console.log(`Skipped ${engine.name}: not on this machine.`);
  return installed ? [{ engine, installed }] : [];
});
if (!found.length) {
  console.error(howToInstall);
  process.exit(1);
}
// Side by side: each has a site and a window of its own.
const results = await Promise.all(
  found.map(({ engine, installed }) => tryEngine(engine, installed, checks)),
);
console.log(summary(results.flat()));
process.exit(results.flat().some(({ problem }) => problem) ? 1 : 0);
