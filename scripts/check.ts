import { existsSync, readFileSync, rmSync } from "node:fs";
import { contentFolder } from "../app/content/folder.ts";
import { buildFolder } from "../deploy/build-state.ts";
import { getBrowser } from "./browser/get-browser.ts";
import { runCommand } from "./run-command.ts";

/**
 * Runs every check of the project, or those named on the command line, and counts them. All of them
 * run even if one fails, and the last line sums up. Checks of the source and of the build run in
 * parallel, and each prints its output when it is done.
 */
interface Step {
  /** Commands of node_modules, run in order; arguments are separated by spaces. */
  commands: readonly string[];
  env?: Record<string, string>;
  /** A report with the number of tests; a step without one counts as one check. */
  report?: string;
}

const example = "examples/brightwater";
/** Then it is built already. */
const isExample = contentFolder === example;
const sites = [buildFolder, ...(isExample ? [] : ["build-examples-brightwater"])];

const steps = {
  style: { commands: ["biome check --error-on-warnings ."] },
  types: { commands: ["react-router typegen", "tsc --noEmit"] },
  unused: { commands: ["knip"] },
  unit: {
    commands: [
      "vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json",
    ],
    report: "test-results/unit.json",
  },
  build: { commands: ["react-router build"] },
  // A small firm, which has little of what the sample has.
  example: { commands: ["react-router build"], env: { CONTENT: example } },
  html: {
    commands: [
      `html-validate --max-warnings=0 ${sites.map((site) => `${site}/client/**/*.html`).join(" ")}`,
    ],
  },
  browser: { commands: ["playwright test"], report: "test-results/browser.json" },
} satisfies Record<string, Step>;

type StepName = keyof typeof steps;

interface Count {
  passed: number;
  failed: number;
}

/** Stages run in order; the lanes of a stage run in parallel. */
const stages: readonly (readonly (readonly StepName[])[])[] = [
  [
    // In this order, because "types" and the builds write the route types that others read.
    ["types", "unused", "build", ...(isExample ? [] : ["example" as const]), "html"],
    ["style", "unit"],
  ],
  [["browser"]],
];

/** Reads a report of Vitest or of Playwright. */
function countTests(report: string): Count {
  const { stats, errors, ...unit } = JSON.parse(readFileSync(report, "utf8"));
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
    : {
        passed: unit.numPassedTests,
        failed: Math.max(unit.numFailedTests, unit.numFailedTestSuites),
      };
}

async function runStep(name: StepName, show: boolean): Promise<Count> {
  const { commands, env = {}, report }: Step = steps[name];
  const title = `\n— ${name} —`;
  if (show) console.log(title);
  if (report) rmSync(report, { force: true });
  let [ok, output] = [true, ""];
  for (const command of commands) {
    if (!ok) break;
    const outcome = await runCommand(command, env, show);
    ok = outcome.ok;
    output += outcome.output;
  }
  if (!show) console.log(`${title}\n${output.trimEnd()}`);
  const count =
    report && existsSync(report) ? countTests(report) : { passed: Number(ok), failed: 0 };
  return ok ? count : { ...count, failed: count.failed || 1 };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length) {
  const names = Object.keys(steps).join(", ");
  console.error(`No such check: ${unknown.join(", ")}. There are ${names}.`);
  process.exit(1);
}

const isAsked = (name: StepName) => !asked.length || asked.includes(name);
// First of all: without a browser the other checks would take minutes in vain.
if (isAsked("browser") && !(await getBrowser())) {
  console.log("\n0 passed, 1 failed");
  process.exit(1);
}

const results = new Map<StepName, Count>();
for (const stage of stages) {
  const lanes = stage.map((lane) => lane.filter(isAsked)).filter((lane) => lane.length);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) results.set(name, await runStep(name, lanes.length === 1));
    }),
  );
}

let [passed, failed] = [0, 0];
console.log("");
for (const [name, count] of results) {
  passed += count.passed;
  failed += count.failed;
  const failures = count.failed ? `, ${count.failed} failed` : "";
  console.log(`${failures ? "✘" : "✓"} ${name.padEnd(10)} ${count.passed} passed${failures}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
