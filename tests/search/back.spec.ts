import { expect, goBack, test } from "../support/fixtures.ts";
import { withPageCache } from "../support/page-cache.ts";
import { openSearch } from "../support/search-parts.ts";

test.use(withPageCache);

test("a page that is come back to has the search closed, its query kept", async ({ page }) => {
  const { button, input, options, dialog } = await openSearch(page);
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  await input.fill("cloud");
  const href = (await options.first().getAttribute("href")) ?? "";
  // Left without a click of ours: the dialog is open until the page goes.
  await page.evaluate((href) => location.assign(href), href);
  await page.waitForURL(href, { waitUntil: "commit" });
  await goBack(page);
  await expect(page).toHaveURL("/about");
  await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(input).toHaveValue("cloud");
});
