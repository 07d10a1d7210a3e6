import { expect, test } from "../support/fixtures.ts";
import { expectNoVisibleShift, watchShifts } from "../support/layout-shifts.ts";
import { twoFrames } from "../support/visit.ts";

const pages = [
  "/",
  "/services",
  "/services/cloud-migration",
  "/case-study/azure-cloud-migration",
  "/about",
  "/contact",
];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`late fonts move nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    let held: (() => void)[] = [];
    await page.route(/\.woff2$/, async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    for (const path of pages) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      // The text is there in the device's own fonts, and has been painted.
      await twoFrames(page);
      expect(await page.evaluate(() => document.fonts.check('16px "Newsreader"'))).toBe(false);
      await expect.poll(() => held.length).toBe(2);

      for (const release of held) release();
      held = [];
      await page.waitForFunction(
        () =>
          document.fonts.check('16px "Newsreader"') &&
          document.fonts.check('16px "Hanken Grotesk"'),
      );
      await twoFrames(page);
      await expectNoVisibleShift(page, path);
    }
  });
