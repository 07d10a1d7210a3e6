import { expect, goBack, test } from "../support/fixtures.ts";
import { withPageCache } from "../support/page-cache.ts";
import { openSearch } from "../support/search-parts.ts";

test.use(withPageCache);

test("Enter follows what is chosen, and Back finds the search closed, its query kept", async ({
  page,
}) => {
  const { button, input, options, dialog } = await openSearch(page);
  await input.fill("cloud");
  await page.keyboard.press("ArrowDown");
  const href = (await options.nth(1).getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href);
  await goBack(page);
  await expect(page).toHaveURL("/about");
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(input).toHaveValue("cloud");
  // Left without a click of ours: the dialog is open until the page goes.
  await page.evaluate((href) => location.assign(href), href);
  await page.waitForURL(href, { waitUntil: "commit" });
  await goBack(page);
  await expect(page).toHaveURL("/about");
  await expect(dialog).toBeHidden();
});
