import { existsSync } from "node:fs";
import { drawn, twoFrames } from "../support/drawn.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectNoVisibleShift, watchShifts } from "../support/layout-shifts.ts";
import { anyPage, contact, servicePage, servicesPage, studyPage } from "../support/places.ts";
import { hold } from "../support/requests.ts";

/**
 * The words that come along wrap alike in every font. Those that a firm writes in their place may take a
 * line more in one of a device: half of what a visitor would call a jump.
 */
const most = existsSync("tests/specification") ? 0 : 0.05;

const pages = ["/", servicesPage, servicePage, studyPage, anyPage, contact];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(
    `late fonts move nothing at ${width} px`,
    drawn(async ({ page }) => {
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      for (const path of pages) {
        const release = await hold(page, /\.woff2$/);
        await page.goto(path, { waitUntil: "domcontentloaded" });
        // The text is there in the device's own fonts, and has been painted.
        await twoFrames(page);
        expect(await page.evaluate(() => document.fonts.check('16px "Display"'))).toBe(false);
        release();
        await page.waitForFunction(
          () => document.fonts.check('16px "Display"') && document.fonts.check('16px "Text"'),
        );
        await twoFrames(page);
        await expectNoVisibleShift(page, path, most);
      }
    }),
  );
