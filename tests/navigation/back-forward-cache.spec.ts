import type { Page } from "@playwright/test";
import { content } from "../../app/content/content.ts";
import { expect, goBack, open, started, test } from "../support/fixtures.ts";
import { withPageCache } from "../support/page-cache.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { anyPage, datedPage, offers, service, shortPage, words } from "../support/places.ts";
import { openSearch } from "../support/search-parts.ts";

const { site } = content;

/** As the site writes a day. */
const dateIn = (...day: [number, number, number]) =>
  new Date(...day).toLocaleDateString(site.language, { dateStyle: "long" });

// Without the cross-fade, which takes longer than the pages.
test.use({ ...withPageCache, contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
});

/** Goes back to a page that the browser has kept. */
async function comeBack(page: Page, path: string): Promise<void> {
  await goBack(page);
  await expect(page).toHaveURL(path);
  await expect(page.locator("html"), path).toHaveAttribute("data-persisted", "true");
}

/** Chromium keeps six pages of a tab. */
const keptAtOnce = 5;

test("Back is served from the browser's cache on every kind of page", async ({ page, pageLog }) => {
  // What does not exist is not kept.
  const { "not found": _, ...kinds } = pageKinds;
  const paths = Object.values(kinds).map(({ path }) => path);
  for (let first = 0; first < paths.length; first += keptAtOnce) {
    const visited = paths.slice(first, first + keptAtOnce);
    // A firm may have one such page alone.
    const away = visited.at(-1) === shortPage ? "/" : shortPage;
    for (const path of [...visited, away]) await open(page, path);
    for (const path of visited.reverse()) await comeBack(page, path);
  }
  expect([...pageLog.errors, ...pageLog.messages]).toEqual([]);
});

test("a page that is come back to is as of now, and what lay over it is closed", async ({
  page,
}) => {
  const menu = page.getByRole("dialog", { name: words.header.menu });
  const panel = page.locator(".catalog > [popover]");
  const dark = page.getByRole("radio", { name: words.footer.dark });
  await page.clock.setFixedTime("2031-03-04T12:00:00");
  await open(page, datedPage);
  await expect(page.getByRole("main")).toContainText(
    `${words.text.updated}: ${dateIn(2031, 2, 4)}`,
  );

  await test.step("the panel of services is closed", async () => {
    await page.getByRole("button", { name: words.catalog.open }).click();
    await expect(panel).toBeVisible();
    await open(page, anyPage);
    await comeBack(page, datedPage);
    await expect(panel).toBeHidden();
  });

  await test.step("so is the menu, and day and color scheme are those of now", async () => {
    // Time passes while the page is left; it keeps its own clock, so it is told before.
    await page.clock.setFixedTime("2032-01-01T12:00:00");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: words.header.openMenu }).click();
    await expect(menu).toBeVisible();
    await open(page, anyPage);
    await dark.check();
    await comeBack(page, datedPage);
    await expect(menu).toBeHidden();
    await expect(page.locator("html")).toHaveCSS("overflow", "visible");
    await expect(page.getByRole("main")).toContainText(
      `${words.text.updated}: ${dateIn(2032, 0, 1)}`,
    );
    await expect(page.getByRole("contentinfo")).toContainText("© 2032");
    await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
    await expect(dark).toBeChecked();
  });

  if (!offers.search) return;
  await test.step("so is the search, its query kept, whether it is left by key or otherwise", async () => {
    const { button, input, options, dialog } = await openSearch(page);
    await input.fill(service.title);
    await page.keyboard.press("ArrowDown");
    const href = (await options.nth(1).getAttribute("href")) ?? "";
    for (const leave of [
      () => page.keyboard.press("Enter"),
      // The dialog is open until the page goes.
      () => page.evaluate((href) => location.assign(href), href),
    ]) {
      await leave();
      await expect(page).toHaveURL(href);
      // Before the page that was arrived at stands there, the browser cannot be asked to go back.
      await started(page);
      await comeBack(page, anyPage);
      await expect(dialog).toBeHidden();
      await button.click();
      await expect(input).toHaveValue(service.title);
    }
  });
});
