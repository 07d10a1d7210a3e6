import { test as base } from "@playwright/test";
import { startFirefox } from "./engines/firefox.ts";
import type { EngineName } from "./engines/installed.ts";
import type { Tab } from "./engines/tab.ts";
import { startSafari, startWebkit } from "./engines/webkit.ts";
import { startTestSite, type TestSite } from "./site/test-site.ts";

const start: Record<EngineName, (site: string) => Promise<Tab>> = {
  firefox: startFirefox,
  webkit: startWebkit,
  safari: startSafari,
};

interface WorkerFixtures {
  engine: EngineName;
  server: TestSite;
  /** Of the engine under test. A check that fails ends it; the next one gets a new one. */
  tab: Tab;
}

export const test = base.extend<{ site: TestSite }, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter list
    async ({}, use, { project }) => use(project.name as EngineName),
    { scope: "worker" },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter list
    async ({}, use) => {
      const server = await startTestSite();
      await use(server);
      server.close();
    },
    { scope: "worker" },
  ],
  tab: [
    async ({ engine, server }, use) => {
      await using tab = await start[engine](server.url);
      await use(tab);
    },
    { scope: "worker" },
  ],
  /** The site as it was before the last check. */
  site: [
    async ({ server }, use) => {
      server.reset();
      await use(server);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
