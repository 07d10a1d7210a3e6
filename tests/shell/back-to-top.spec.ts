import { backToTopThreshold } from "../../app/browser/constants.ts";
import { violations } from "../support/accessibility.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { tabThrough } from "../support/tab-through.ts";

const name = "Back to top";
const scrollTo = (y: number) => window.scrollTo(0, y);

test("it is offered past 300 px, and goes again", async ({ page }) => {
  expect(backToTopThreshold).toBe(300);
  await open(page, "/");
  const button = page.getByRole("button", { name });
  await expect(page.locator(".back-to-top")).toBeHidden();
  await page.evaluate(scrollTo, backToTopThreshold);
  await expect(page.locator("header")).toHaveAttribute("data-scrolled");
  await expect(button).toHaveCount(0);
  await page.evaluate(scrollTo, backToTopThreshold + 1);
  await expect(button).toBeVisible();
  await page.evaluate(scrollTo, backToTopThreshold);
  await expect(button).toHaveCount(0);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`it leads to the top and the focus with it (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, "/services");
    await page.evaluate(scrollTo, 4000);
    await page.evaluate(() => {
      const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
      window.scrollTo = ((options: ScrollToOptions) => {
        document.body.dataset.behavior = options.behavior;
        scroll(options);
      }) as typeof window.scrollTo;
    });
    await page.getByRole("button", { name }).click();
    await expect(page.locator("body")).toHaveAttribute(
      "data-behavior",
      reducedMotion === "reduce" ? "instant" : "smooth",
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator("h1")).toBeFocused();
    await expect(page.locator(".back-to-top")).toBeHidden();
    // From there the next stop is the first link of the page, not the footer.
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

test("no key reaches it while it is hidden", async ({ page }) => {
  await open(page, "/privacy-policy");
  const last = page.locator("footer a").last();
  await last.evaluate((link) => link.focus({ preventScroll: true }));
  await page.evaluate(scrollTo, 0);
  await expect(page.locator(".back-to-top")).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(last).not.toBeFocused();
  await expect(page.locator(".back-to-top")).not.toBeFocused();
});

for (const width of [320, 390, 768, 1440])
  test(`at ${width} px it is large enough and leaves the end of the footer free`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/");
    await page.evaluate(scrollTo, 1e6);
    const button = await page.getByRole("button", { name }).boundingBox();
    expect(button?.width).toBeGreaterThanOrEqual(44);
    expect(button?.height).toBeGreaterThanOrEqual(44);
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeGreaterThan(width - 80);
    const line = await page.locator("footer p").last().boundingBox();
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    expect(await violations(page, ".back-to-top")).toEqual([]);
  });

for (const width of [390, 1440])
  test(`at ${width} px it never lies on what has the focus`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 700 });
    await open(page, "/");
    const stops = await tabThrough(page, 60, () => {
      const button = document.querySelector(".back-to-top");
      const focused = document.activeElement;
      if (!button || !focused || focused === button) return false;
      const a = button.getBoundingClientRect();
      const b = focused.getBoundingClientRect();
      return a.width > 0 && b.right > a.left && b.bottom > a.top && b.top < a.bottom;
    });
    expect(stops.length).toBeGreaterThan(40);
    expect(stops.filter(({ isFault }) => isFault)).toEqual([]);
  });

test("it is not on paper, and has an edge in forced colors", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(scrollTo, 800);
  await page.emulateMedia({ forcedColors: "active" });
  await expect(page.getByRole("button", { name })).toHaveCSS("border-top-style", "solid");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".back-to-top")).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("it is not there", async ({ page }) => {
    await page.goto("/#faq");
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(backToTopThreshold);
    await expect(page.locator(".back-to-top")).toBeHidden();
  });
});
