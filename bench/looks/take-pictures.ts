import type { Page } from "@playwright/test";
import { scrollThrough } from "../../tests/support/drawn.ts";

/** Opens a page with everything in it that is still to come. */
export async function openAtRest(page: Page, url: string): Promise<void> {
  // The 404 page asks for what the visitor may have meant once it stands.
  await page.goto(url, { waitUntil: "networkidle" });
  await scrollThrough(page, 600);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
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
    // At second sight a browser draws photographs a little differently, but not always.
    if (before.length === 3) return pair;
  }
}
