import type { Page, PlaywrightWorkerArgs } from "@playwright/test";
import { ownPaths, PageLog } from "./fixtures.ts";

/** How long a browser may draw nothing, on a machine with other work. */
const patience = 15_000;

class StoppedDrawing extends Error {
  constructor(page: Page) {
    super(`${page.url()} is not drawn any more: nothing has come for a while.`);
  }
}

/** Two observers have been told, so all have; unlike a frame, no fake clock can hold that up. */
async function twoObservers(): Promise<void> {
  for (let round = 0; round < 2; round++)
    await new Promise<void>((done) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        done();
      });
      observer.observe(document.documentElement);
    });
}

/** What was due before has been run, laid out and painted, in two frames. */
export async function twoFrames(page: Page, limit = patience): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const stopped = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoppedDrawing(page)), limit);
  });
  await Promise.race([page.evaluate(twoObservers), stopped]).finally(() => clearTimeout(timer));
}

/** From top to bottom, so many px at a time. */
export async function scrollThrough(page: Page, step: number): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < (await height()); y += step) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await twoFrames(page);
  }
}

interface Visited {
  page: Page;
  pageLog: PageLog;
}

/**
 * Once in some hundred pages a headless browser stops drawing for good, which is not the page's fault: the
 * test then begins anew in another browser. If that one stops too, it fails.
 */
export const drawn =
  (visit: (visited: Visited) => Promise<void>) =>
  async ({ page, pageLog, playwright }: Visited & Pick<PlaywrightWorkerArgs, "playwright">) => {
    try {
      return await visit({ page, pageLog });
    } catch (error) {
      if (!(error instanceof StoppedDrawing)) throw error;
      process.stderr.write(`${error.message} Once more, in a new browser.\n`);
    }
    const browser = await playwright.chromium.launch();
    const another = ownPaths(await browser.newPage());
    await visit({ page: another, pageLog: new PageLog(another) }).finally(() => browser.close());
  };
