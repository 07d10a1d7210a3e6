import { slashStorageKey } from "../../app/browser/constants.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { openSearch, searchOn } from "../support/search-parts.ts";

test("the slash key can be switched off, stays off on the next page, and on again", async ({
  page,
}) => {
  const { dialog } = await openSearch(page);
  const slash = dialog.getByRole("checkbox", { name: "/ too (the slash key opens the search)" });
  await expect(slash).toBeChecked();
  await slash.uncheck();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ [slashStorageKey]: "off" });
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(dialog).toBeHidden();

  await open(page, "/contact");
  await page.keyboard.press("/");
  await expect(searchOn(page).dialog).toBeHidden();
  await page.keyboard.press("Control+K");
  await expect(slash).not.toBeChecked();
  await slash.check();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(dialog).toBeVisible();
});

test("where the browser keeps nothing, the choice holds for the page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  const { dialog } = await openSearch(page);
  await dialog.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Control+K");
  await expect(dialog).toBeVisible();
});
