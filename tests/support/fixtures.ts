import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  type Page,
} from "@playwright/test";
import { startUpScripts } from "../../app/browser/start-up/scripts.ts";
import { address } from "../../app/lib/address.ts";
import { siteUrl } from "./servers.ts";

/** What a page has said and asked for while a test looked at it. */
export class PageLog {
  readonly messages: string[] = [];
  readonly errors: string[] = [];
  readonly thirdPartyRequests: string[] = [];

  constructor(page: Page, { origin } = new URL(siteUrl)) {
    page.on("console", (message: ConsoleMessage) =>
      this.messages.push(`${message.type()}: ${message.text()}`),
    );
    page.on("pageerror", (error) => this.errors.push(error.message));
    page.on("request", (request) => {
      const { protocol, origin: requested } = new URL(request.url());
      if (protocol.startsWith("http") && requested !== origin)
        this.thirdPartyRequests.push(request.url());
    });
  }

  /** What the site itself has said: that a file is missing, the browser reports as well. */
  get ownMessages(): string[] {
    return this.messages.filter((message) => !message.includes("Failed to load resource"));
  }
}

interface Fixtures {
  /** Listens from before the first request of the test's page. */
  pageLog: PageLog;
}

/** Tests speak of the site's own paths; where they stand on the host is for the brand file to say. */
export function ownPaths(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(address(url), options);
  return page;
}

interface WorkerFixtures {
  /** For `sharedTest`; here, so that both kinds of tests have the same workers. */
  sharedContext: BrowserContext;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  page: ({ page }, use) => use(ownPaths(page)),
  pageLog: ({ page, baseURL }, use) => use(new PageLog(page, new URL(baseURL ?? ""))),
  sharedContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: siteUrl });
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
});

/**
 * For tests that only look, click and resize: all of a worker share one context, so that files come from
 * its cache, which halves what a visit costs. A test that stores something, sets a clock, goes offline,
 * grants a permission, counts requests or needs options of its own takes `test`.
 */
export const sharedTest = test.extend({
  context: async ({ sharedContext }, use) => {
    await use(sharedContext);
    for (const page of sharedContext.pages()) await page.close();
  },
});

export { expect } from "@playwright/test";

/** Resolves once the script of the page has run: loading the start-up scripts is its last act. */
export async function started(page: Page): Promise<void> {
  await page.locator(`body > script[src="${startUpScripts.body}"]`).waitFor({ state: "attached" });
}

/** Opens a page and waits for its script. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

/**
 * One step in history. It resolves once the address has changed, and what follows waits for the
 * page: Playwright itself waits for a load that a step within one document may never bring.
 */
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
}

export async function goForward(page: Page): Promise<void> {
  await page.goForward({ waitUntil: "commit" });
}
