import type { Page } from "@playwright/test";
import { startUpScripts } from "../../app/browser/start-up/scripts.ts";
import { started } from "./fixtures.ts";

/** Resolves once the start-up scripts, the last things that a page asks for, have come and run. */
export async function quiet(page: Page): Promise<void> {
  await started(page);
  await page.waitForFunction(
    (files) =>
      files.every((file) => performance.getEntriesByName(new URL(file, location.origin).href)[0]),
    Object.values(startUpScripts),
  );
  await twoFrames(page);
}

/** Two observers have been told, so all have; unlike a frame, no fake clock can hold that up. */
async function untilDrawn(): Promise<void> {
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
export const twoFrames = (page: Page) => page.evaluate(untilDrawn);

/** From top to bottom, so many px at a time. */
export async function scrollThrough(page: Page, step: number): Promise<void> {
  // Once in some hundred pages a headless browser stops drawing; for another size it begins anew.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  let nudges = 0;
  const waker = setInterval(
    () => page.setViewportSize({ width, height: height + (++nudges % 2) }).catch(() => {}),
    5000,
  );
  const scrolled = page.evaluate(`(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += ${step}) {
      scrollTo(0, y);
      await (${untilDrawn})();
    }
  })()`);
  await scrolled.finally(() => clearInterval(waker));
}

/** px by which the page is wider than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * Opens the parts that are folded on phones. Wide screens show them anyway, but axe believes in what a
 * disclosure says of itself.
 */
export const unfold = (page: Page) =>
  page.locator("details.fold").evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
  });

/** A link of the header, as wide screens have it. */
export const mainLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

/** Follows such a link, and resolves once the page behind it runs. */
export async function follow(page: Page, name: string, path: string): Promise<void> {
  await mainLink(page, name).click();
  await page.waitForURL(path, { waitUntil: "commit" });
  await started(page);
}
