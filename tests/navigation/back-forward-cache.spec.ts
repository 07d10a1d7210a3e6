import type { Page } from "@playwright/test";
import { catalogWords } from "../../app/content/catalog.ts";
import { allPages } from "../../app/lib/pages.ts";
import { chatOn } from "../support/chat-parts.ts";
import { expect, goBack, goForward, open, started, test } from "../support/fixtures.ts";
import { withPageCache } from "../support/page-cache.ts";

test.use(withPageCache);

/** Follows an address as a link does, and comes back; whether the page was kept meanwhile. */
async function leaveAndReturn(page: Page, to: string): Promise<boolean> {
  const from = new URL(page.url()).pathname;
  await page.evaluate((to) => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
    location.href = to;
  }, to);
  await page.waitForURL(to, { waitUntil: "commit" });
  await started(page);
  await goBack(page);
  await expect(page).toHaveURL(from);
  await started(page);
  return page.evaluate(() => document.documentElement.dataset.persisted === "true");
}

test.describe("from any page to any page", () => {
  // Without the cross-fade, which takes longer than the pages.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("Back is served from the browser's cache", async ({ page }) => {
    test.slow();
    const lost: string[] = [];
    await open(page, "/");
    for (const [index, path] of allPages.entries()) {
      const next = allPages[index + 1] ?? "/";
      if (!(await leaveAndReturn(page, next))) lost.push(`${next} → ${path}`);
      await goForward(page);
      await expect(page).toHaveURL(next);
    }
    expect(lost).toEqual([]);
  });
});

for (const panel of ["open", "minimized", "closed again"] as const)
  test(`also with the chat ${panel}`, async ({ context }) => {
    test.slow();
    const lost: string[] = [];
    for (const path of ["/", "/services", "/services/cloud-migration", "/contact", "/about"]) {
      // A tab each: a conversation goes along from page to page.
      const page = await context.newPage();
      await open(page, path);
      const chat = chatOn(page);
      await chat.button.click();
      await expect(chat.input).toBeFocused();
      await chat.send("hello");
      if (panel === "minimized") await chat.minimize.click();
      if (panel === "closed again") await chat.button.click();
      if (!(await leaveAndReturn(page, "/cookies"))) lost.push(path);
      await page.close();
    }
    expect(lost).toEqual([]);
  });

test("a page that is come back to has its menu closed and today's date", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime("2031-03-04T12:00:00");
  await open(page, "/privacy-policy");
  await expect(page.getByRole("main")).toContainText("Last updated: March 4, 2031");
  // Time passes while the page is left; it keeps its own clock, so it is told before.
  await page.clock.setFixedTime("2032-01-01T12:00:00");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await started(page);
  await goBack(page);
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("overflow", "visible");
  await expect(page.getByRole("main")).toContainText("Last updated: January 1, 2032");
  await expect(page.getByRole("contentinfo")).toContainText("© 2032");
});

test("a page that is come back to has the color scheme that was chosen since", async ({ page }) => {
  const dark = page.getByRole("radio", { name: "Dark" });
  await open(page, "/about");
  await page.evaluate(() => {
    document.documentElement.dataset.same = "true";
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
  await expect(page).toHaveURL("/cookies");
  await started(page);
  await dark.check();
  await goBack(page);
  await expect(page).toHaveURL("/about");
  await expect(page.locator("html")).toHaveAttribute("data-same", "true");
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  await expect(dark).toBeChecked();
});

test("and its panel of services closed", async ({ page }) => {
  await open(page, "/about");
  const panel = page.locator(".catalog > [popover]");
  await page.getByRole("button", { name: catalogWords.open }).click();
  await expect(panel).toBeVisible();
  expect(await leaveAndReturn(page, "/cookies")).toBe(true);
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: catalogWords.open }).click();
  await expect(panel).toBeVisible();
});
