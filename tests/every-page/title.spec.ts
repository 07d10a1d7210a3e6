import { canonicalPages } from "../../app/site.ts";
import { expect, sharedTest } from "../support/fixtures.ts";

sharedTest("titles stand at one height under a label, and at one without", async ({ page }) => {
  sharedTest.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  const heights = new Map<string, Map<number, string>>([
    ["labeled", new Map()],
    ["bare", new Map()],
  ]);
  // Home opens with more than a title.
  for (const path of canonicalPages.filter((one) => one !== "/")) {
    await page.goto(path);
    const { top, kind } = await page.locator("h1").evaluate((title) => ({
      top: Math.round(title.getBoundingClientRect().top),
      kind: title.previousElementSibling ? "labeled" : "bare",
    }));
    heights.get(kind)?.set(top, path);
  }
  for (const [kind, found] of heights)
    expect(found.size, `${kind}: ${[...found].join("; ")}`).toBeLessThanOrEqual(1);
});
