import type { Page } from "@playwright/test";
import { pictureFinalCheck, pictureReloads } from "../../app/browser/constants.ts";
import { watchShifts } from "./layout-shifts.ts";
import { study } from "./places.ts";

/** A page whose one large picture is made to fail. */
export const cover = `/images/case-studies/${study?.slug}`;
export const image = 'main img[fetchpriority="high"]';

/** A clock that stands still, and a record of every layout shift; not of those that fonts make. */
export async function prepare(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // Later than any slow machine comes to this line.
  await page.clock.pauseAt(60_000);
  await page.route("**/*.woff2", (route) => route.abort());
  await watchShifts(page);
}

export const failedImages = (page: Page) =>
  page
    .locator("main img")
    .evaluateAll(
      (images) =>
        (images as HTMLImageElement[]).filter((one) => one.complete && !one.naturalWidth).length,
    );

/** Lets the answer at hand come in, whatever it is, with the clock standing. */
export async function settled(page: Page, selector = image): Promise<void> {
  await page.waitForFunction(
    (selector) => document.querySelector<HTMLImageElement>(selector)?.complete,
    selector,
    { polling: 20 },
  );
}

/** Turns the clock to so many ms after the failure; each time what was asked for is answered. */
export async function advance(page: Page, upTo: number, selector = image): Promise<void> {
  let now = 0;
  for (const moment of [...pictureReloads, pictureFinalCheck]) {
    if (moment > upTo) break;
    await page.clock.runFor(moment - now);
    now = moment;
    await settled(page, selector);
  }
}

/** Answers for the files whose address begins so: with what `answer` says for the n-th request. */
export async function answering(
  page: Page,
  start: string,
  answer: (count: number) => "abort" | "lose" | "continue",
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**${start}*`, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const how = answer(asked.length);
    if (how === "abort") await route.abort();
    else if (how === "lose") await route.fulfill({ status: 404, body: "" });
    else await route.continue();
  });
  return asked;
}
