import path from "node:path";
import { defineConfig } from "@playwright/test";
import { buildFolder } from "../../deploy/build-state.ts";
import { howToInstall, installedEngines, xvfb } from "./engines/installed.ts";
import { servedPort, servedUrl } from "./site/test-site.ts";

const root = path.resolve(import.meta.dirname, "../..");
const engines = installedEngines();
if (!engines.length) {
  console.error(howToInstall);
  process.exit(1);
}
// The workers read this file too; say it once.
if (!process.env.TEST_WORKER_INDEX) console.log(`Found on this machine: ${engines.join(", ")}.`);

const site = {
  command: `"${process.execPath}" server/start.ts`,
  cwd: root,
  env: {
    PORT: String(servedPort),
    SITE_DIRECTORY: path.resolve(root, process.env.SITE_DIRECTORY ?? `${buildFolder}/client`),
  },
  url: servedUrl,
};

/** A screen without a monitor, for WebKit; it chooses its number by itself. */
const screen = {
  command: `${xvfb} -displayfd 1 -screen 0 1600x1200x24 -nolisten tcp`,
  wait: { stdout: /(?<virtual_screen>\d+)\n/ },
};

export default defineConfig({
  testDir: "checks",
  testMatch: "*.check.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  reporter: "list",
  outputDir: path.join(root, "test-results/browsers"),
  projects: engines.map((name) => ({ name })),
  webServer: engines.includes("webkit") ? [site, screen] : [site],
});
