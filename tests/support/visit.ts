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

/**
 * Two observers have been told, so all have; unlike a frame, no fake clock can hold that up. False if the
 * browser draws nothing for ten seconds.
 */
async function untilDrawn(): Promise<boolean> {
  for (let round = 0; round < 2; round++) {
    const isDrawn = await new Promise<boolean>((done) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        done(true);
      });
      observer.observe(document.documentElement);
      setTimeout(done, 10_000, false);
    });
    if (!isDrawn) return false;
  }
  return true;
}

/** What was due before has been run, laid out and painted, in two frames. */
export const twoFrames = (page: Page) => page.evaluate(untilDrawn);

/** From top to bottom, so many px at a time. */
export async function scrollThrough(page: Page, step: number): Promise<void> {
  const isDrawn = await page.evaluate(`(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += ${step}) {
      scrollTo(0, y);
      if (!(await (${untilDrawn})())) return false;
    }
    return true;
  })()`);
  // Once in some hundred pages a headless browser stops for good; that is not the page's fault.
  if (!isDrawn)
    process.stderr.write(`${page.url()}: not read to its end, the browser stopped drawing.\n`);
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
