import { existsSync, readFileSync, rmSync } from "node:fs";
import { projectFile } from "./cached.ts";
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
  report?: { file: string; read: (report: never) => Count };
}

interface Count {
  passed: number;
  failed: number;
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

const steps = {
  style: { commands: ["biome check --error-on-warnings ."] },
  types: { commands: ["react-router typegen", "tsc --noEmit"] },
  unused: { commands: ["knip"] },
  unit: {
    commands: [
      "vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json",
    ],
    report: {
      file: "test-results/unit.json",
      read: ({ numPassedTests, numFailedTests, numFailedTestSuites }: UnitReport) => ({
        passed: numPassedTests,
        failed: Math.max(numFailedTests, numFailedTestSuites),
      }),
    },
  },
  build: { commands: ["react-router build"] },
  styleguide: { commands: ["react-router build"], env: { STYLEGUIDE: "1" } },
  html: {
    commands: [
      "html-validate --max-warnings=0 build/client/**/*.html build-styleguide/client/styleguide/*.html",
    ],
  },
  browser: {
    commands: ["playwright test"],
    report: {
      file: "test-results/browser.json",
      read: ({ stats, errors }: BrowserReport) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + errors.length,
      }),
    },
  },
} satisfies Record<string, Step>;

type StepName = keyof typeof steps;

/** Stages run in order; the lanes of a stage run in parallel. */
const stages: readonly (readonly (readonly StepName[])[])[] = [
  [
    // In this order, because "types" and the builds write the route types that others read.
    ["types", "unused", "build", "styleguide", "html"],
    ["style", "unit"],
  ],
  [["browser"]],
];

async function runStep(name: StepName, show: boolean): Promise<Count> {
  const { commands, env = {}, report }: Step = steps[name];
  const title = `\n— ${name} —`;
  if (show) console.log(title);
  const reportFile = report && projectFile(report.file);
  if (reportFile) rmSync(reportFile, { force: true });
  let ok = true;
  let output = "";
  for (const command of commands) {
    if (!ok) break;
    const outcome = await runCommand(command, env, show);
    ok = outcome.ok;
    output += outcome.output;
  }
  if (!show) console.log(`${title}\n${output.trimEnd()}`);
  if (!report || !reportFile || !existsSync(reportFile))
    return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = report.read(JSON.parse(readFileSync(reportFile, "utf8")) as never);
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

const names = Object.keys(steps) as StepName[];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.some((known) => known === name));
if (unknown.length) {
  console.error(`No such check: ${unknown.join(", ")}. There are ${names.join(", ")}.`);
  process.exit(1);
}

const results = new Map<StepName, Count>();
for (const stage of stages) {
  const lanes = stage
    .map((lane) => lane.filter((name) => !asked.length || asked.includes(name)))
    .filter((lane) => lane.length);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) results.set(name, await runStep(name, lanes.length === 1));
    }),
  );
}

const counts = [...results.values()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log("");
for (const [name, count] of results)
  console.log(
    `${count.failed ? "✘" : "✓"} ${name.padEnd(10)} ${count.passed} passed${count.failed ? `, ${count.failed} failed` : ""}`,
  );
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
