import { chatOn } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { hold, watchRequests } from "../support/requests.ts";
import { openSearch, searchFiles, searchOn } from "../support/search-parts.ts";
import { quiet } from "../support/visit.ts";

for (const key of ["/", "Control+k", "Meta+k"])
  test(`${key} opens the search, and Escape gives the focus back`, async ({ page }) => {
    await open(page, "/about");
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await page.keyboard.press(key);
    const { dialog, input } = searchOn(page);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

for (const key of ["Enter", "Space"])
  test(`${key} presses the button, and closing gives the focus back to it`, async ({ page }) => {
    await open(page, "/about");
    const { button, dialog, input, close } = searchOn(page);
    await expect(button).toHaveAttribute("aria-haspopup", "dialog");
    await button.press(key);
    await expect(input).toBeFocused();
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL("/about");
  });

test("no key opens it while somebody writes, but for the one with Meta", async ({ page }) => {
  await open(page, "/about");
  const chat = chatOn(page);
  await chat.button.click();
  await expect(chat.input).toBeFocused();
  const asked = watchRequests(page, (request) => searchFiles.test(request.url()));
  await chat.input.evaluate((input) => {
    const keys = [{ key: "/" }, { key: "k", ctrlKey: true }, { key: "/", altKey: true }];
    for (const init of keys)
      input.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
  });
  expect(asked).toEqual([]);
  await page.keyboard.press("Meta+k");
  await expect(searchOn(page).input).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chat.input).toBeFocused();
});

test("nothing of it is fetched before it is asked for, and all of it once", async ({ page }) => {
  const asked = watchRequests(page, (request) => searchFiles.test(request.url()));
  await open(page, "/about");
  await quiet(page);
  const { button, dialog, input } = searchOn(page);
  await button.hover();
  await button.focus();
  await quiet(page);
  expect(asked).toEqual([]);
  await button.click();
  await expect(input).toBeFocused();
  const fetched = [...asked];
  expect(fetched).toHaveLength(3);
  await input.pressSequentially("cloud");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("/");
  await expect(input).toBeFocused();
  expect(asked).toEqual(fetched);
});

test("what is typed while it is on its way is not lost", async ({ page }) => {
  const release = await hold(page, searchFiles);
  await open(page, "/about");
  const { button, input, chosen } = searchOn(page);
  await page.keyboard.press("/");
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.keyboard.type("share/po");
  release();
  await expect(input).toHaveValue("share/po");
  await expect(chosen).toContainText("SharePoint Implementation");
  await page.keyboard.type("int");
  await expect(input).toHaveValue("share/point");
  await expect(button).toHaveAttribute("aria-busy", "false");
});

test("Escape while it is on its way takes the wish back", async ({ page }) => {
  const release = await hold(page, searchFiles);
  await open(page, "/about");
  const { button, dialog } = searchOn(page);
  await button.click();
  await page.keyboard.press("Escape");
  const index = page.waitForResponse("/search.json");
  release();
  await index;
  await quiet(page);
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(dialog).toBeVisible();
});

for (const [what, files] of [
  ["code", /open-search-[\w-]+\.js/],
  ["looks", /open-search-[\w-]+\.css/],
  ["index", /\/search\.json/],
] as const)
  test(`lost ${what} lead to the list of all pages`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await open(page, "/about");
    await searchOn(page).button.click();
    await expect(page).toHaveURL("/sitemap");
  });

test("the menu of a phone leads to it, and gives way", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  const menuButton = page.getByRole("button", { name: "Open menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  const { input, dialog } = searchOn(page);
  for (const attempt of ["first", "second"]) {
    await menuButton.click();
    await menu.getByRole("button", { name: "Search" }).click();
    await expect(input, attempt).toBeFocused();
    await expect(menu).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(menuButton).toBeFocused();
  }
});

test("a press beside it closes it, a selection that ends there does not", async ({ page }) => {
  const { dialog, input } = await openSearch(page);
  await input.fill("cloud");
  const box = await input.boundingBox();
  if (!box) throw new Error("The input has no box.");
  await page.mouse.move(box.x + 30, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 500);
  await expect(dialog).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  for (const width of [390, 1440])
    test(`it is a link to the list of all pages, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/about");
      const link = page.getByRole("banner").getByRole("link", { name: "Search" });
      await expect(link).toBeInViewport();
      await expect(link).toHaveAttribute("href", "/sitemap");
    });
});
