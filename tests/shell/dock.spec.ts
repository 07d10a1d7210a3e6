import { backToTopThreshold } from "../../app/browser/constants.ts";
import { site } from "../../app/site.ts";
import { violations } from "../support/accessibility.ts";
import { box } from "../support/chat-parts.ts";
import { expect, open, sharedTest as test } from "../support/fixtures.ts";
import { contact, offers, servicePage, shortPage, studyPage, words } from "../support/places.ts";

test("back to top is offered past 300 px, and leads there", async ({ page }) => {
  expect(backToTopThreshold).toBe(300);
  await open(page, shortPage);
  const button = page.getByRole("button", { name: words.dock.top });
  // Hidden for keys and screen readers too, not only for the eye.
  const hidden = page.locator(".back-to-top");
  const scrollTo = (y: number) => page.evaluate((y) => window.scrollTo(0, y), y);

  await test.step("it appears past the threshold, and goes again", async () => {
    await expect(hidden).toBeHidden();
    await scrollTo(backToTopThreshold);
    await expect(page.locator("header")).toHaveAttribute("data-scrolled");
    await expect(button).toHaveCount(0);
    await scrollTo(backToTopThreshold + 1);
    await expect(button).toBeVisible();
    await scrollTo(backToTopThreshold);
    await expect(button).toHaveCount(0);
  });

  await test.step("it has an edge in forced colors, and is not on paper", async () => {
    await scrollTo(800);
    await page.emulateMedia({ forcedColors: "active" });
    await expect(button).toHaveCSS("border-top-style", "solid");
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    await expect(hidden).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });

  await page.evaluate(() => {
    const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
    window.scrollTo = ((options: ScrollToOptions) => {
      document.body.dataset.scrolls = options.behavior;
      scroll(options);
    }) as typeof window.scrollTo;
  });
  for (const [reducedMotion, behavior] of [
    ["no-preference", "smooth"],
    ["reduce", "instant"],
  ] as const)
    await test.step(`it leads to the top and the focus with it, ${behavior}`, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.mouse.wheel(0, 1200);
      await button.click();
      await expect(page.locator("body")).toHaveAttribute("data-scrolls", behavior);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.locator("h1")).toBeFocused();
      await expect(hidden).toBeHidden();
      // From there the next stop is the first link of the page, not the footer.
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus")).toHaveCount(1);
    });

  for (const width of [320, 390, 768, 1440])
    await test.step(`at ${width} px it is large enough and leaves the footer free`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.keyboard.press("End");
      const line = page.locator("footer p").last();
      await expect(line).toBeInViewport();
      const placed = await box(button);
      expect(Math.min(placed.width, placed.height)).toBeGreaterThanOrEqual(44);
      expect(placed.right).toBeGreaterThan(width - 80);
      if (width < 1024) expect((await box(line)).bottom).toBeLessThan(placed.y);
    });
  expect(await violations(page, ".back-to-top")).toEqual([]);
});

test("below 1,024 px the dock offers the call once the page's own has left the view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dock = page.locator(".dock");
  const call = dock.getByRole("link", { name: words.actions.schedule });
  // What the button of the chat says beside its mark, until the call needs the room.
  const expectLabel = async (clipPath: string) => {
    if (offers.chat) await expect(dock.getByText(words.chat.ask)).toHaveCSS("clip-path", clipPath);
  };
  for (const [path, own] of [
    ["/", "main a[data-call]"],
    [servicePage, "main a[data-call]"],
    [studyPage, "main a[data-call]"],
    [shortPage, "h1"],
  ] as const)
    await test.step(path, async () => {
      await open(page, path);
      await expect(call).toBeHidden();
      await expectLabel("none");
      const { bottom } = await box(page.locator(own).first());
      const header = (await box(page.getByRole("banner"))).bottom;
      const scrollTo = (y: number) => page.evaluate((y) => window.scrollTo(0, y), y);
      await scrollTo(bottom - header - 8);
      await expect(page.locator("header")).toHaveAttribute("data-scrolled");
      await expect(call).toBeHidden();
      await scrollTo(bottom - header + 8);
      await expect(call).toBeVisible();
      await expect(call).toHaveAttribute("href", contact);
      await expectLabel("inset(50%)");
      expect((await box(dock)).height).toBe(56);
      for (const part of await dock.locator(":scope > a, button").all())
        if (await part.isVisible()) expect((await box(part)).height).toBe(44);
      // Straight from the end to the top.
      await scrollTo(1e6);
      await expect(call).toBeVisible();
      await scrollTo(0);
      await expect(call).toBeHidden();
    });

  await test.step("a tablet has the chat's name beside it; a wide screen has the header's", async () => {
    await page.evaluate(() => window.scrollTo(0, 1e6));
    await expect(call).toBeVisible();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(call).toBeVisible();
    await expectLabel("none");
    await page.setViewportSize({ width: 1024, height: 1024 });
    await expect(call).toBeHidden();
    const { name } = site.callToAction;
    await expect(page.getByRole("banner").getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(call).toBeVisible();
  });

  await open(page, contact);
  await test.step("on a tablet it is the letter's too", async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(dock.getByRole("link", { name: words.letter.short })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await page.evaluate(() => window.scrollTo(0, 1e6));
  await expect(dock.getByRole("button", { name: words.dock.top })).toBeVisible();
  await expect(call).toHaveCount(0);
});
