import { defineConfig } from "@playwright/test";
import { contentFolder } from "./app/content/folder.ts";
import { buildFolder } from "./deploy/build-state.ts";
import { findBrowser } from "./scripts/browser/find-browser.ts";
import { notOffered } from "./tests/support/not-offered.ts";
import {
  exampleFolder,
  examplePort,
  exampleUrl,
  sitePort,
  siteUrl,
} from "./tests/support/servers.ts";

const browser = await findBrowser();
if (!browser) {
  console.error("No browser for the tests: `npm test -- browser` gets one, or says how.");
  process.exit(1);
}
// The workers read this file too; say it once.
if (!process.env.TEST_WORKER_INDEX) console.log(`Browser tests use ${browser.name}.`);

/** What was specified for the firm in `content` is asked of no other. */
const ofTheSample = contentFolder === "content" ? [] : ["tests/specification/**"];

const ignored = [...notOffered, ...ofTheSample].map((path) => `**/${path}`);

const serve = (port: number, directory: string, url: string) => ({
  command: `"${process.execPath}" server/start.ts`,
  env: { PORT: String(port), SITE_DIRECTORY: directory },
  url,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: "tests",
  // Vitest has the *.test.ts.
  testMatch: "**/*.spec.ts",
  testIgnore: ignored,
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // Some tests visit every page; on a machine with other work that takes a while.
  timeout: 120_000,
  // And a condition that holds a little late there still holds.
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: siteUrl,
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env } as Record<string, string>,
    },
    screenshot: "only-on-failure",
  },
  // The form is served by a development server of its own, started for its scenes alone.
  projects: [
    { name: "site", testIgnore: [...ignored, "**/editor/**"] },
    { name: "start", testMatch: "editor/start.ts", teardown: "stop" },
    { name: "stop", testMatch: "editor/stop.ts" },
    {
      name: "editor",
      testMatch: "editor/*.spec.ts",
      timeout: 360_000,
      dependencies: ["start"],
    },
    // It alone commits.
    { name: "year", testMatch: "editor/year.ts", dependencies: ["start", "editor"] },
    // And this one has a site in two languages, on a server of its own.
    {
      name: "languages",
      testMatch: "editor/languages.ts",
      dependencies: ["start", "editor", "year"],
    },
  ],
  webServer: [
    serve(sitePort, `${buildFolder}/client`, siteUrl),
    // For tests of the site itself.
    ...(process.env.SITE_ALONE ? [] : [serve(examplePort, exampleFolder, exampleUrl)]),
  ],
});
