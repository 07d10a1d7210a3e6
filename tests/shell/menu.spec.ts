import { mobileBreakpoint } from "../../app/browser/constants.ts";
import { callToAction, navigation } from "../../app/site.ts";
import { expect, open, started, test } from "../support/fixtures.ts";
import { hold } from "../support/requests.ts";
import { tabThrough } from "../support/tab-through.ts";
import { twoFrames } from "../support/visit.ts";

test("the menu of a phone works without the script", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Case Studies" }).click();
  await expect(page).toHaveURL("/client-success-stories");
});

test("a menu that was opened before its script stays open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, /\/entry\.client-/);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  release();
  await started(page);
  await expect(menu).toBeVisible();
  // And from now on it closes on what only the script knows.
  await page.mouse.click(195, 690);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("browsers that do not know commands open and close the menu by script", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
    // What such a browser does with the attributes: nothing.
    const { setAttribute } = Element.prototype;
    document.addEventListener("DOMContentLoaded", () => {
      for (const button of document.querySelectorAll("[command]"))
        setAttribute.call(button, "command", "unknown");
    });
  });
  await open(page, "/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("the menu of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  });

  test("fills the screen with the same links and locks the page behind", async ({ page }) => {
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link")).toHaveText([
      ...navigation.map(({ name }) => name),
      callToAction.name,
    ]);
    const box = await menu.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await page.mouse.move(200, 700);
    await page.mouse.wheel(0, 600);
    await twoFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  });

  test("keeps the focus inside", async ({ page }) => {
    const stops = await tabThrough(page, 12, (focused) => !focused.closest("dialog"));
    expect(new Set(stops.map(({ text }) => text)).size).toBeGreaterThan(navigation.length);
    expect(stops.filter(({ isFault }) => isFault)).toEqual([]);
  });

  test("closes on Escape and returns the focus", async ({ page }) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });

  test("closes on its button", async ({ page }) => {
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("closes on a click outside its links", async ({ page }) => {
    await page.mouse.click(195, 690);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/");
  });

  test("closes on a link, also to a place in the page that is open", async ({ page }) => {
    await page.evaluate(() => {
      const link = document.querySelector("dialog nav a");
      link?.setAttribute("href", "#faq");
    });
    await page.getByRole("dialog").getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/#faq");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("closes when the address changes by other means", async ({ page }) => {
    await page.evaluate(() => {
      location.hash = "process";
    });
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("closes when the window grows past 768 px", async ({ page }) => {
    expect(mobileBreakpoint).toBe(768);
    await page.setViewportSize({ width: mobileBreakpoint - 1, height: 844 });
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.setViewportSize({ width: mobileBreakpoint, height: 844 });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });
});
