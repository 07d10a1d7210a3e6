import { expect, sharedTest } from "../support/fixtures.ts";
import { contact } from "../support/places.ts";

sharedTest(
  "contact is no longer than it was drawn, header and footer included",
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(contact);
    for (const [width, most] of [
      [1440, 2700],
      [390, 4400],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      // With the dates, which the script draws.
      await expect(page.locator(".date-choice button").first()).toBeVisible();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `px at ${width}`).toBeLessThanOrEqual(most);
    }
    // The letter and all that can be chosen are on the first screen.
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const part of [
      page.locator(".letter-sheet"),
      page.locator("[data-topics]"),
      page.locator(".date-choice"),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    const letter = await page.locator(".letter-sheet").boundingBox();
    expect(letter?.width).toBeCloseTo(392, 0);
    expect(letter?.height).toBeGreaterThanOrEqual(900 - 176);
  },
);
