import { expect, goBack, test } from "../support/fixtures.ts";
import { openSearch } from "../support/search-parts.ts";

test("the arrows lead around the list while the focus stays in the input", async ({ page }) => {
  const { input, list, options, chosen } = await openSearch(page);
  await expect(input).toHaveAttribute("aria-expanded", "true");
  await expect(input).toHaveAttribute("aria-controls", (await list.getAttribute("id")) ?? "");
  await input.fill("project");
  const count = await options.count();
  expect(count).toBeGreaterThan(6);
  const isAt = async (place: number) => {
    const option = options.nth(place);
    await expect(option).toHaveAttribute("aria-selected", "true");
    await expect(chosen).toHaveCount(1);
    await expect(input).toHaveAttribute(
      "aria-activedescendant",
      (await option.getAttribute("id")) ?? "",
    );
    await expect(option).toBeInViewport({ ratio: 1 });
    await expect(input).toBeFocused();
  };
  await isAt(0);
  for (let place = 1; place < count; place++) {
    await page.keyboard.press("ArrowDown");
    await isAt(place);
  }
  await page.keyboard.press("ArrowDown");
  await isAt(0);
  await page.keyboard.press("ArrowUp");
  await isAt(count - 1);
  await page.keyboard.press("Home");
  await page.keyboard.type("a ");
  await expect(input).toHaveValue("a project");
  await isAt(0);
});

test("Enter follows what is chosen, another press of Back finds the search closed", async ({
  page,
}) => {
  const { input, options, dialog } = await openSearch(page);
  await input.fill("cloud");
  await page.keyboard.press("ArrowDown");
  const href = (await options.nth(1).getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href);
  await goBack(page);
  await expect(page).toHaveURL("/about");
  await expect(dialog).toBeHidden();
});

test("Enter with Ctrl opens another tab, and the list stays", async ({ page, context }) => {
  const { input, dialog, options } = await openSearch(page);
  await input.fill("cloud");
  const href = (await options.first().getAttribute("href")) ?? "";
  const tab = context.waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  await expect(await tab).toHaveURL(href);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/about");
});

test("a place on the page that is open closes the dialog and is shown", async ({ page }) => {
  const { input, dialog, options } = await openSearch(page, "/contact");
  await input.fill("weekly status report");
  const href = (await options.first().getAttribute("href")) ?? "";
  expect(href).toMatch(/^\/contact#/);
  await options.first().click();
  await expect(page).toHaveURL(href);
  await expect(dialog).toBeHidden();
  await expect(page.locator(":target")).toBeInViewport();
});

test("the pointer chooses as it moves, and leaves the focus in the input", async ({ page }) => {
  const { input, options } = await openSearch(page);
  await input.fill("project");
  await options.nth(2).hover();
  await expect(options.nth(2)).toHaveAttribute("aria-selected", "true");
  await page.mouse.down({ button: "right" });
  await page.mouse.up({ button: "right" });
  await expect(input).toBeFocused();
});

test("keys that belong to an input method choose and follow nothing", async ({ page }) => {
  const { input, options } = await openSearch(page);
  await input.fill("cloud");
  await input.evaluate((element) => {
    for (const key of ["ArrowDown", "Enter"])
      for (const sign of [{ isComposing: true }, { keyCode: 229 }])
        element.dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...sign }),
        );
  });
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL("/about");
});

test("Tab stays inside: the input, the way out, the switch and all pages", async ({ page }) => {
  const { input, close, dialog } = await openSearch(page);
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("checkbox")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("link", { name: "All pages" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(input).toBeFocused();
});
