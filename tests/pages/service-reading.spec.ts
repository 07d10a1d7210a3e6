import { services } from "../../app/content/services.ts";
import { palette } from "../../scripts/palette.ts";
import { expect, open, sharedTest } from "../support/fixtures.ts";
import { unforcedColors } from "./figure-drawing.ts";

const solution = "/services/program-governance-assurance";

sharedTest("a bar of a schedule dims the others", async ({ page }) => {
  await page.goto("/services/cloud-migration");
  const rows = page.locator(".schedule-rows li");
  await rows.nth(1).locator("[data-bar]").hover();
  await expect(rows.nth(0)).toHaveCSS("opacity", "0.35");
  await expect(rows.nth(1)).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(rows.nth(0)).toHaveCSS("opacity", "1");

  // In forced colors the critical path still differs.
  await page.emulateMedia({ forcedColors: "active" });
  expect(await page.evaluate(unforcedColors)).toEqual([]);
  const colors = await page
    .locator("[data-bar]")
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(new Set(colors).size).toBe(2);
});

/** How much of each bar is filled, from 0 to 1. */
const filled = (bars: Element[]) =>
  bars.map((bar) =>
    Number(/^matrix\(([\d.]+)/.exec(getComputedStyle(bar, "::before").transform)?.[1] ?? 1),
  );

sharedTest("the benefits of a solution are read along with the page", async ({ page }) => {
  const service = services.find(({ id }) => solution.endsWith(id));
  if (service?.template !== "solution") throw new Error(`${solution} is no solution.`);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, solution);
  const bars = page.locator("aside [data-bar]");
  const full = Array(6).fill(1);
  const key = service.benefits.findIndex((benefit) => benefit.key);
  const toTop = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const signal = await palette("signal-bright");
  const vermilion = () =>
    bars.evaluateAll((all, signal) => {
      const probe = document.createElement("i");
      document.body.append(probe);
      probe.style.color = signal;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return all.flatMap((bar, index) => (getComputedStyle(bar).color === color ? [index] : []));
    }, signal);

  await sharedTest.step("the bars fill month by month", async () => {
    const [first = 0, second = 0] = await bars.evaluateAll(filled);
    expect(first, "month 1 has come").toBe(1);
    expect(second, "the year has not").toBeLessThan(0.5);
    await page.locator("#features-heading").evaluate((heading) => heading.scrollIntoView());
    await expect.poll(() => bars.evaluateAll(filled)).toEqual(full);
    await toTop();
    await expect.poll(() => bars.evaluateAll(filled)).not.toEqual(full);
  });

  await sharedTest.step("the one being read is vermilion, in the end the key one", async () => {
    const end = await page
      .locator("aside:has(.benefits-panel)")
      .evaluate((aside) => aside.getBoundingClientRect().bottom + window.scrollY);
    const seen: number[] = [];
    for (let top = 0; top < end; top += 120) {
      await page.evaluate((y) => {
        window.scrollTo({ top: y, behavior: "instant" });
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }, top);
      const now = await vermilion();
      expect(now, `one, ${top} px down`).toHaveLength(1);
      if (seen.at(-1) !== now[0]) seen.push(...now);
    }
    const inOrder = seen.slice(0, -1);
    expect(seen.at(-1)).toBe(key);
    expect(inOrder.length).toBeGreaterThan(2);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  });

  await sharedTest.step("without motion, on paper and in forced colors all is told", async () => {
    await toTop();
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await bars.evaluateAll(filled), "for who asked for stillness").toEqual(full);
    expect(await vermilion()).toEqual([key]);
    await page.emulateMedia({ reducedMotion: "no-preference", media: "print" });
    expect(await bars.evaluateAll(filled), "on paper").toEqual(full);
    await page.emulateMedia({ media: "screen", forcedColors: "active" });
    expect(await page.evaluate(unforcedColors)).toEqual([]);
  });
});
