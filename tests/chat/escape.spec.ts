import type { Page } from "@playwright/test";
import { chatInactivity } from "../../app/browser/constants.ts";
import { chatOn, focused, openChat } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";

const pressEscape = (page: Page) => page.keyboard.press("Escape");

const isOpen = async (page: Page) => {
  await expect(chatOn(page).panel).toHaveAttribute("data-panel", "open");
};
const isClosed = async (page: Page) => {
  await expect(chatOn(page).panel).toHaveCount(0);
  await expect(chatOn(page).button).toHaveAttribute("aria-expanded", "false");
};

/** An Escape that no key of this machine can make. */
const dispatchEscape = (page: Page, selector: string, init: KeyboardEventInit) =>
  page
    .locator(selector)
    .first()
    .dispatchEvent("keydown", {
      key: "Escape",
      bubbles: true,
      cancelable: true,
      ...init,
    });

test("closes the panel from inside, and the button has the focus", async ({ page }) => {
  const { button, panel, input } = await openChat(page);
  for (const part of [input, panel.getByRole("log"), button]) {
    await part.focus();
    await pressEscape(page);
    await isClosed(page);
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await isOpen(page);
  }
});

test("closes the panel while nothing has the focus, and the button gets it", async ({ page }) => {
  const { button } = await openChat(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await focused(page)).toBe("BODY");
  await pressEscape(page);
  await isClosed(page);
  await expect(button).toBeFocused();
});

test("closes the panel from elsewhere in the page, and the focus stays there", async ({ page }) => {
  const { button, input } = await openChat(page);
  for (const place of [
    page.locator("main a").first(),
    page.getByRole("navigation", { name: "Main" }).getByRole("link").first(),
    // As after a click on its text.
    page.getByRole("main"),
  ]) {
    await place.focus();
    await isOpen(page);
    await pressEscape(page);
    await isClosed(page);
    await expect(place).toBeFocused();
    await button.click();
    await expect(input).toBeFocused();
  }
});

test("closes the menu before the panel", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  const opener = page.getByRole("button", { name: "Open menu" });
  await opener.click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await pressEscape(page);
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await isOpen(page);
  await pressEscape(page);
  await isClosed(page);
  await expect(opener).toBeFocused();
});

for (const place of ["the page", "the chat"])
  test(`closes a popover before the panel, from ${place}`, async ({ page }) => {
    const { input } = await openChat(page);
    await page.evaluate(() => {
      for (const kind of ["auto", "manual"]) {
        const box = Object.assign(document.createElement("div"), { popover: kind, id: kind });
        box.textContent = kind;
        document.querySelector("main")?.append(box);
        box.showPopover();
      }
    });
    const popover = page.locator("#auto");
    await expect(popover).toBeVisible();
    if (place === "the chat") await input.focus();
    else await page.locator("main a").first().focus();
    await pressEscape(page);
    await expect(popover).toBeHidden();
    await isOpen(page);
    // One that Escape does not close is none of its business.
    await expect(page.locator("#manual")).toBeVisible();
    await pressEscape(page);
    await isClosed(page);
  });

for (const how of ["pointer", "keys"])
  test(`dismisses a chart's tooltip before the panel: asked by ${how}`, async ({ page }) => {
    await openChat(page, "/services/cloud-migration");
    const chart = page.getByRole("group", { name: /chart. Arrow keys/ }).first();
    const tooltip = chart.locator("[data-tooltip]");
    await chart.scrollIntoViewIfNeeded();
    if (how === "keys") await chart.focus();
    else await chart.locator("[data-mark]").nth(2).hover({ force: true });
    await expect(tooltip).toBeVisible();
    await pressEscape(page);
    await expect(tooltip).toHaveCount(0);
    await isOpen(page);
    await pressEscape(page);
    await isClosed(page);
    if (how === "keys") await expect(chart).toBeFocused();
  });

test("ends a composition and leaves the panel open", async ({ page }) => {
  const { panel } = await openChat(page);
  for (const selector of ["[data-chat] input", "main a"])
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      await dispatchEscape(page, selector, init);
      await isOpen(page);
    }
  await dispatchEscape(page, "[data-chat] input", {});
  await expect(panel).toHaveCount(0);
});

test("is left to whoever in the page has used it", async ({ page }) => {
  await openChat(page);
  const link = page.locator("main a").first();
  await link.evaluate((element) =>
    element.addEventListener("keydown", (event) => event.preventDefault(), { once: true }),
  );
  await link.focus();
  await pressEscape(page);
  await isOpen(page);
  await pressEscape(page);
  await isClosed(page);
});

test("closes one thing, however long the key is held", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.keyboard.down("Escape");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  // Pressed again before it was released: what a held key sends.
  await page.keyboard.down("Escape");
  await page.keyboard.down("Escape");
  await isOpen(page);
  await page.keyboard.up("Escape");
  await pressEscape(page);
  await isClosed(page);
});

test("closes a panel that has tucked itself away", async ({ page }) => {
  const { panel, button } = await openChat(page);
  const link = page.locator("main a").first();
  for (const place of [link, button]) {
    await place.focus();
    await page.clock.runFor(chatInactivity);
    await expect(panel).toHaveAttribute("data-tucked");
    await pressEscape(page);
    await isClosed(page);
    await expect(place).toBeFocused();
    await button.click();
    await isOpen(page);
  }
});

test("leaves a minimized panel alone, unless the focus is in it", async ({ page }) => {
  const { panel, minimize, expand, button } = await openChat(page);
  await minimize.click();
  await page.locator("main a").first().focus();
  await pressEscape(page);
  await page.locator("main p").first().click();
  await pressEscape(page);
  await expect(panel).toHaveAttribute("data-panel", "minimized");
  await expand.focus();
  await pressEscape(page);
  await isClosed(page);
  await expect(button).toBeFocused();
});

test("does nothing to a closed chat", async ({ page }) => {
  const { close } = await openChat(page);
  await close.click();
  await isClosed(page);
  const link = page.locator("main a").first();
  await link.focus();
  await pressEscape(page);
  await isClosed(page);
  await expect(link).toBeFocused();
});

test("closes a panel that could not be drawn", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() =>
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
      get() {
        throw new Error("No time can be written.");
      },
    }),
  );
  const { button } = chatOn(page);
  await button.click();
  const failure = page.locator("[data-chat]").getByRole("alert");
  await expect(failure).toBeVisible();
  await pressEscape(page);
  await expect(failure).toHaveCount(0);
  await expect(button).toBeFocused();
});
