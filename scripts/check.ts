import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { projectFile } from "./cached.ts";

/**
 * Runs every check of the project, or those named on the command line, and counts them.
 * What fails does not hide the rest: all are run, and the last line sums up.
 */
interface Step {
  /** Commands of node_modules, run one after the other; a space parts their arguments. */
  commands: readonly string[];
  env?: Record<string, string>;
  /** A report that tells how many tests passed; a step without one counts as one check. */
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

const steps: Record<string, Step> = {
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
};

function runCommand(command: string, env: Record<string, string>): boolean {
  const [tool = "", ...args] = command.split(" ");
  const bin = projectFile("node_modules/.bin");
  const { status } = spawnSync(path.join(bin, tool), args, {
    cwd: projectFile("."),
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
  });
  return status === 0;
}

function runStep({ commands, env = {}, report }: Step): Count {
  const reportFile = report && projectFile(report.file);
  if (reportFile) rmSync(reportFile, { force: true });
  const ok = commands.every((command) => runCommand(command, env));
  if (!report || !reportFile || !existsSync(reportFile))
    return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = report.read(JSON.parse(readFileSync(reportFile, "utf8")) as never);
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in steps));
if (unknown.length) {
  console.error(
    `No such check: ${unknown.join(", ")}. There are ${Object.keys(steps).join(", ")}.`,
  );
  process.exit(1);
}

const results: [string, Count][] = [];
for (const [name, step] of Object.entries(steps)) {
  if (chosen.length && !chosen.includes(name)) continue;
  console.log(`\n— ${name} —`);
  results.push([name, runStep(step)]);
}

const total = results.reduce(
  (sum, [, count]) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
  { passed: 0, failed: 0 },
);
console.log("");
for (const [name, { passed, failed }] of results)
  console.log(
    `${failed ? "✘" : "✓"} ${name.padEnd(10)} ${passed} passed${failed ? `, ${failed} failed` : ""}`,
  );
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
