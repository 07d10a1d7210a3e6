import type { Locator, Page } from "@playwright/test";
import { content } from "../../app/content/content.ts";
import { openLiveChat } from "../support/chat-parts.ts";
import { expect, sharedTest as test } from "../support/fixtures.ts";
import { servicePage, words } from "../support/places.ts";

const pressEscape = (page: Page) => page.keyboard.press("Escape");

test("closes the panel, wherever the focus is", async ({ page }) => {
  const { button, panel, input, minimize, expand, close, is } = await openLiveChat(page);
  const main = page.getByRole("main");
  const link = main.getByRole("link").first();

  const places: [string, () => Promise<unknown>, focusedAfterwards: Locator][] = [
    ["in the input", () => input.focus(), button],
    ["on the button", () => button.focus(), button],
    ["after a click on its plain text", () => panel.getByRole("heading").click(), button],
    ["nowhere", () => input.blur(), button],
    ["on a link of the page", () => link.focus(), link],
    ["in the page, as after a click on its text", () => main.focus(), main],
  ];
  for (const [where, place, focusedAfterwards] of places)
    await test.step(where, async () => {
      await place();
      await is("open");
      await pressEscape(page);
      await is("closed");
      await expect(focusedAfterwards).toBeFocused();
      await button.click();
      await expect(input).toBeFocused();
    });

  await test.step("but not if it ends a composition or was used before", async () => {
    // No key of this machine can make such an Escape.
    for (const place of [input, link])
      for (const sign of [{ isComposing: true }, { keyCode: 229 }])
        await place.dispatchEvent("keydown", { key: "Escape", bubbles: true, ...sign });
    await link.evaluate((element) =>
      element.addEventListener("keydown", (event) => event.preventDefault(), { once: true }),
    );
    await link.press("Escape");
    await is("open");
  });

  await test.step("a minimized one only from inside, and a closed one never", async () => {
    await minimize.click();
    await link.press("Escape");
    await main.locator("p").first().click();
    await pressEscape(page);
    await is("minimized");
    await expand.press("Escape");
    await is("closed");
    await expect(button).toBeFocused();
    await button.click();
    await close.click();
    await link.press("Escape");
    await is("closed");
    await expect(link).toBeFocused();
  });
});

test("closes what lies above the panel first", async ({ page }) => {
  const { panel, is } = await openLiveChat(page, servicePage);

  const catalog = page.locator("header [popover=auto]");
  await page.getByRole("button", { name: words.catalog.open }).click();
  await expect(catalog).toBeVisible();
  await pressEscape(page);
  await expect(catalog).toBeHidden();
  await is("open");

  const chart = page.getByRole("group", { name: content.words.charts.kinds.line }).first();
  // The panel may stand before the first ones.
  const mark = chart.locator("[data-mark]").last();
  await chart.scrollIntoViewIfNeeded();
  for (const ask of [() => mark.hover({ force: true }), () => chart.focus()]) {
    await ask();
    await expect(chart.locator("[data-tooltip]")).toBeVisible();
    await pressEscape(page);
    await expect(chart.locator("[data-tooltip]")).toHaveCount(0);
    await is("open");
  }
  await expect(chart).toBeFocused();

  await test.step("the menu, however long the key is held", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const opener = page.getByRole("button", { name: words.header.openMenu });
    await opener.click();
    const menu = page.getByRole("dialog", { name: words.header.menu });
    for (const item of await menu.getByRole("link").all()) await item.focus();
    await page.keyboard.down("Escape");
    await expect(menu).toBeHidden();
    // Pressed again before it was released: what a held key sends.
    await page.keyboard.down("Escape");
    await page.keyboard.down("Escape");
    await page.keyboard.up("Escape");
    await expect(opener).toBeFocused();
    await expect(panel).toHaveAttribute("data-panel", "open");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
