import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { scrollThrough } from "../../tests/support/drawn.ts";

const startedAt = new Date();

/** Opens a page with everything in it that is still to come. */
export async function openAtRest(browser: Browser, options: BrowserContextOptions, url: string) {
  // Each in a process of its own: how photographs are scaled depends on what was drawn there before.
  const page = await browser.newPage(options);
  // Dates stand in the pages, and midnight may come between two pictures.
  await page.clock.setFixedTime(startedAt);
  // The 404 page asks for what the visitor may have meant once it stands.
  await page.goto(url, { waitUntil: "networkidle" });
  await scrollThrough(page, 600);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  return page;
}

const takePicture = (page: Page) => page.screenshot({ fullPage: true, animations: "disabled" });

/** A picture of each of two pages, unless they look the same. */
export async function differingPictures(one: Page, two: Page) {
  const [before, after]: [Buffer[], Buffer[]] = [[], []];
  for (;;) {
    const pair = [await takePicture(one), await takePicture(two)] as const;
    before.push(pair[0]);
    after.push(pair[1]);
    if (before.some((picture) => after.some((other) => other.equals(picture)))) return;
    // Now and then a browser draws a photograph a little differently: one picture in common is enough.
    if (before.length === 4) return pair;
  }
}
