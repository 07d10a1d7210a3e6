import { expect, open, test } from "../support/fixtures.ts";
import { expectNoVisibleShift, watchShifts } from "../support/layout-shifts.ts";
import { watchRequests } from "../support/requests.ts";
import { twoFrames } from "../support/visit.ts";

const pages = [
  "/",
  "/services",
  "/services/cloud-migration",
  "/case-study/azure-cloud-migration",
  "/about",
  "/contact",
];

for (const width of [390, 1440]) {
  test(`late fonts move nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await watchShifts(page);

    for (const path of pages) {
      const held: (() => void)[] = [];
      await page.route(/\.woff2$/, async (route) => {
        await new Promise<void>((release) => held.push(release));
        await route.continue();
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      // The text is there in the device's own fonts, and has been painted.
      await twoFrames(page);
      expect(await page.evaluate(() => document.fonts.check('16px "Newsreader"'))).toBe(false);
      await expect.poll(() => held.length).toBe(2);

      for (const release of held) release();
      await page.waitForFunction(
        () =>
          document.fonts.check('16px "Newsreader"') &&
          document.fonts.check('16px "Hanken Grotesk"'),
      );
      await twoFrames(page);
      await expectNoVisibleShift(page, path);
      await page.unroute(/\.woff2$/);
    }
  });
}

test("both fonts are preloaded, and no other is fetched", async ({ page }) => {
  const fonts = watchRequests(page, (request) => request.resourceType() === "font");
  await open(page, "/");
  await page.evaluate(() => document.fonts.ready);
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(fonts.sort()).toEqual(preloaded.sort());
  expect(preloaded).toHaveLength(2);
});
