import type { Locator } from "@playwright/test";
import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { expect, sharedTest } from "../support/fixtures.ts";
import { needed, neededBand } from "../support/needed.ts";

sharedTest("a bar pointed at says its dates, and the others step back", async ({ page }) => {
  const { bars, unit } = needed(neededBand("featured-service").schedule, "featured schedule");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathOfKind("featured-service"));
  const rows = page.locator("figure li").filter({ has: page.locator("rect") });
  const [delivery, other] = [bars[0], bars.at(-1)].map((bar) =>
    rows.filter({ hasText: bar?.name ?? "" }),
  ) as [Locator, Locator];
  const dates = delivery.getByText(new RegExp(`^${content.words.charts.units[unit].inFront} \\d`));
  await expect(dates).toBeHidden();
  await delivery.locator("rect").hover();
  await expect(dates).toBeVisible();
  await expect(delivery).toHaveCSS("opacity", "1");
  await expect(other).toHaveCSS("opacity", "0.35");
});

sharedTest("the path draws itself on the way up, and is whole without motion", async ({ page }) => {
  neededBand("process");
  for (const [width, drawn] of [
    [1920, "[data-step]"],
    [1280, "[data-step]"],
    [390, ".process-path"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    const path = page.locator(`#process ${drawn}`).last();
    /** How much of it is there: what is not is scaled, or cut, away. */
    const missing = () =>
      path.evaluate((element) => {
        const { scale, clipPath } = getComputedStyle(element);
        if (scale !== "none") return 1 - Number.parseFloat(scale);
        return Math.max(0, Number(/inset\(\S+ (-?[\d.]+)%?/.exec(clipPath)?.[1] ?? 0) / 100);
      });
    const scrollTo = (share: number) =>
      page.locator("#process").evaluate(
        (section, share) =>
          window.scrollBy({
            top: section.getBoundingClientRect().top - share * window.innerHeight,
            behavior: "instant",
          }),
        share,
      );
    await scrollTo(1);
    await expect.poll(missing, `at ${width} px`).toBe(1);
    await scrollTo(-0.3);
    await expect.poll(missing, `at ${width} px`).toBe(0);
    await scrollTo(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(missing, `at ${width} px`).toBe(0);
  }
});
