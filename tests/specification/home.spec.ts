import { expect, sharedTest } from "../support/fixtures.ts";

/** px at most: the whole page, then bands of it. */
const most: Record<number, [string, number][]> = {
  390: [
    ["html", 9600],
    ["#case-studies", 1800],
    ["#process", 650],
    ["#testimonials", 660],
    ["#results", 480],
  ],
  1440: [
    ["html", 7800],
    ["#case-studies", 1150],
    ["#results", 310],
  ],
};

sharedTest("home is no longer than it was drawn", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const [width, parts] of Object.entries(most)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    for (const [part, height] of parts) {
      const box = await page.locator(part).boundingBox();
      expect.soft(box?.height, `${part} at ${width} px`).toBeLessThanOrEqual(height);
    }
  }
});
