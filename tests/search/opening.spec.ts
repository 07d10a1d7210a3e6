import { chatOn } from "../support/chat-parts.ts";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";
import { anyPage, directory, offers, service, words } from "../support/places.ts";
import { hold, watchRequests } from "../support/requests.ts";
import { searchFiles, searchOn } from "../support/search-parts.ts";
import { quiet } from "../support/visit.ts";

sharedTest("keys and the button open it, and closing gives the focus back", async ({ page }) => {
  await open(page, anyPage);
  const { button, dialog, input, close } = searchOn(page);
  const link = page.getByRole("main").getByRole("link").first();
  await expect(button).toHaveAttribute("aria-haspopup", "dialog");
  for (const [place, key, leave] of [
    [link, "/", () => page.keyboard.press("Escape")],
    [link, "Control+k", () => page.keyboard.press("Escape")],
    [link, "Meta+k", () => page.keyboard.press("Escape")],
    [button, "Enter", () => close.click()],
    [button, "Space", () => close.click()],
  ] as const)
    await sharedTest.step(key, async () => {
      await place.press(key);
      await expect(input).toBeFocused();
      await expect(input).toHaveValue("");
      await leave();
      await expect(dialog).toBeHidden();
      await expect(place).toBeFocused();
    });

  await sharedTest.step("a press beside it closes it, a selection does not", async () => {
    await button.click();
    await input.fill(service.title);
    await input.hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 500);
    await expect(dialog).toBeHidden();
  });

  await sharedTest.step("a phone's menu leads to it, more than once", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const menuButton = page.getByRole("button", { name: words.header.openMenu });
    const menu = page.getByRole("dialog", { name: words.header.menu });
    for (const attempt of ["first", "second"]) {
      await menuButton.click();
      await menu.getByRole("button", { name: words.search.dialog }).click();
      await expect(input, attempt).toBeFocused();
      await expect(menu).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(menuButton).toBeFocused();
    }
  });
});

test("is fetched when it is asked for, not before, and once", async ({ page }) => {
  const asked = watchRequests(page, (request) => searchFiles.test(request.url()));
  await open(page, anyPage);
  const { button, dialog, input } = searchOn(page);
  // A field to write in, which a page has with the chat alone.
  test.skip(!offers.chat, "This site has no chat.");
  const chat = chatOn(page);
  await chat.button.click();
  await expect(chat.input).toBeFocused();
  // No key opens it while somebody writes, but for the one with Meta.
  await chat.input.evaluate((field) => {
    const keys = [{ key: "/" }, { key: "k", ctrlKey: true }, { key: "/", altKey: true }];
    for (const init of keys)
      field.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
  });
  await button.hover();
  await button.focus();
  await quiet(page);
  expect(asked).toEqual([]);
  await chat.input.focus();
  await page.keyboard.press("Meta+k");
  await expect(input).toBeFocused();
  const fetched = [...asked];
  expect(fetched).toHaveLength(3);
  await input.pressSequentially(service.title);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(chat.input).toBeFocused();
  await button.click();
  await expect(input).toBeFocused();
  expect(asked).toEqual(fetched);
});

const typed = service.title.replace(" ", "/");
const [start, end] = [typed.slice(0, -2), typed.slice(-2)];

test("while it is on its way, what is typed is not lost, and Escape takes the wish back", async ({
  page,
}) => {
  const { button, dialog, input, chosen } = searchOn(page);
  for (const isTakenBack of [true, false])
    await test.step(isTakenBack ? "Escape" : "typing", async () => {
      const release = await hold(page, searchFiles);
      await open(page, anyPage);
      await page.keyboard.press("/");
      await expect(button).toHaveAttribute("aria-busy", "true");
      await page.keyboard.type(start);
      if (isTakenBack) await page.keyboard.press("Escape");
      const index = page.waitForResponse("/search.json");
      release();
      await index;
      if (isTakenBack) {
        await quiet(page);
        await expect(dialog).toBeHidden();
      } else {
        await expect(input).toHaveValue(start);
        await page.keyboard.type(end);
        await expect(input).toHaveValue(typed);
        await expect(chosen).toContainText(service.title);
      }
      await expect(button).toHaveAttribute("aria-busy", "false");
    });
});

test("lost code, looks or index lead to the list of all pages", async ({ page }) => {
  for (const files of [/open-search-[\w-]+\.js/, /open-search-[\w-]+\.css/, /\/search\.json/]) {
    await page.route(files, (route) => route.abort());
    await open(page, anyPage);
    await searchOn(page).button.click();
    await expect(page, String(files)).toHaveURL(directory);
    await page.unroute(files);
  }
});
