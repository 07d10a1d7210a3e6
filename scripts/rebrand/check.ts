import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { site as first } from "../../app/site.ts";
import { reasonToBuild } from "../../deploy/build-state.ts";
import { projectFile } from "../cached.ts";
import { freePort } from "../free-port.ts";
import { runCommand } from "../run-command.ts";
import { copyWithOtherBrand } from "./copy.ts";
import { inspectBuild } from "./inspect.ts";
import { base } from "./other-brand/app/base.ts";
import { site as second } from "./other-brand/app/site.ts";
import { drawnTraces } from "./pictures.ts";
import type { Brand } from "./traces.ts";

/**
 * Builds the site under another brand, in a temporary folder, and looks for what is left of the first:
 * the proof that app/site.ts, app/brand-mark.ts and the palette are all that a rebrand edits.
 */

/** Page checks that know no brand. */
const pageChecks = ["every-page", "document", "policy", "no-script", "breadcrumbs", "base"];

const colorsIn = async (file: string): Promise<string[]> =>
  (await readFile(projectFile(file), "utf8")).match(/#[0-9a-f]{6}\b/gi) ?? [];

async function firstBrand(): Promise<Brand> {
  const kept = await colorsIn("scripts/rebrand/other-brand/app/styles/palette.css");
  const colors = (await colorsIn("app/styles/palette.css")).filter(
    (color) => !kept.includes(color),
  );
  return { ...first, colors };
}

let passed = 0;
let failed = 0;

/** One line for a step that holds; one more for each problem, of which the first ten say enough. */
function report(step: string, problems: readonly string[], count = 1): void {
  console.log(`${problems.length ? "✘" : "✓"} ${step}`);
  for (const problem of problems.slice(0, 10)) console.log(`    ${problem}`);
  if (problems.length > 10) console.log(`    and ${problems.length - 10} more`);
  if (problems.length) failed += count;
  else passed += count;
}

/** The end of what a command said, as one problem. */
const endOf = (said: string) => said.trimEnd().split("\n").slice(-60).join("\n    ");

async function run(step: string, command: string, cwd: string): Promise<boolean> {
  const { ok, said } = await runCommand(command, {}, false, cwd);
  report(step, ok ? [] : [endOf(said)]);
  return ok;
}

async function checkBuild(copy: string): Promise<void> {
  const brand = await firstBrand();
  const found = await inspectBuild(path.join(copy, "build/client"), brand);
  const drawn = await drawnTraces(copy, brand, second.name);
  report(`no trace of ${first.name} or its colors in ${found.texts} files of text`, found.inTexts);
  report(`none in ${found.pictures} pictures and fonts, nor in their metadata`, found.inPictures);
  report("none in what cards and the sample report are drawn from", drawn);
  report("every card, icon and logo is another picture than before", found.asBefore);
  report(`every page is ${second.language} and allows ${second.imageHosts}`, found.missing);
  report(`every address leads to a file below ${base}`, found.lost);
}

async function checkInBrowser(copy: string): Promise<void> {
  // Other tests may run meanwhile.
  const env = { TEST_PORT: String(await freePort()), SITE_ALONE: "1" };
  const specs = pageChecks.map((name) => `/${name}.spec`).join(" ");
  const { ok, said } = await runCommand(`playwright test ${specs}`, env, false, copy);
  const file = path.join(copy, "test-results/browser.json");
  const { stats } = existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : { stats: {} };
  const bad = (stats.unexpected ?? 0) + (stats.flaky ?? 0);
  passed += (stats.expected ?? 0) - (ok ? 1 : 0);
  report(
    `the page checks hold (${pageChecks.join(", ")}): ${stats.expected ?? 0} passed`,
    ok ? [] : [endOf(said)],
    Math.max(bad, 1),
  );
}

/** The browser takes longest: all else is looked at meanwhile. */
async function check(copy: string): Promise<void> {
  const inBrowser = checkInBrowser(copy);
  await checkBuild(copy);
  await run("the HTML is valid", "html-validate --max-warnings=0 build/client/**/*.html", copy);
  await run("the brand file and the palette agree", "vitest run app/site.test.ts deploy", copy);
  await inBrowser;
}

const stale = reasonToBuild(projectFile("."));
if (stale)
  await run(`${first.name} is built, to compare with`, "react-router build", projectFile("."));
const copy = await copyWithOtherBrand();
try {
  const isBuilt = await run(
    `${second.name} is built, at ${second.url}${base}`,
    "react-router build",
    copy,
  );
  if (isBuilt) await check(copy);
} finally {
  if (failed) console.log(`\nThe other build is kept in ${copy}.`);
  else await rm(copy, { recursive: true });
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
