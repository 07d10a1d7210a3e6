import { scrollThrough } from "../support/drawn.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { expectNoVisibleShift, watchShifts } from "../support/layout-shifts.ts";

const height = 900;

test("every list has a rhythm that exists", async ({ page }) => {
  for (const path of ["/", "/about", "/services", "/contact", "/testimonials"]) {
    await page.goto(path);
    const values = await page
      .locator("[data-reveal]")
      .evaluateAll((all) => all.map((element) => element.getAttribute("data-reveal") ?? ""));
    expect(values.length).toBeGreaterThan(1);
    expect(["", "blocks", "items", "process"]).toEqual(expect.arrayContaining(values));
  }
});

for (const width of [390, 1440])
  test(`at ${width} px nothing above the fold ever waits, everything does appear, nothing shifts`, async ({
    page,
    witness,
  }) => {
    test.slow();
    const waiting = page.locator(".waiting");
    await page.setViewportSize({ width, height });
    // From before the script: no frame may show a hole.
    await watchShifts(page);
    for (const path of [
      "/",
      "/about",
      "/services",
      "/testimonials",
      "/case-study/azure-cloud-migration",
    ]) {
      await open(page, path);
      await expect(waiting.first()).toBeAttached();
      const tops = await waiting.evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect().top),
      );
      expect(Math.min(...tops), path).toBeGreaterThanOrEqual(height);

      await scrollThrough(page, height / 3);
      await expect(waiting, path).toHaveCount(0);
      await expect(page.locator("[data-reveal]:not(.animated)")).toHaveCount(0);
      await expectNoVisibleShift(page, path);
    }
    expect(witness.errors).toEqual([]);
    expect(witness.messages).toEqual([]);
  });
