import type { Page } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { openLiveChat } from "../support/chat-parts.ts";
import { expect, sharedTest as test } from "../support/fixtures.ts";
import { contact, words } from "../support/places.ts";
import { follow } from "../support/visit.ts";

/** No message can be drawn while times cannot be written. */
const breakTimes = (page: Page) =>
  page.evaluate(() => {
    const { prototype } = Intl.DateTimeFormat;
    const sound = Object.getOwnPropertyDescriptor(prototype, "format") as PropertyDescriptor;
    Object.assign(window, { mend: () => Object.defineProperty(prototype, "format", sound) });
    Object.defineProperty(prototype, "format", {
      configurable: true,
      get() {
        throw new Error("No time can be written.");
      },
    });
  });
const mendTimes = (page: Page) =>
  page.evaluate(() => (window as unknown as { mend: () => void }).mend());

test("a chat that cannot be drawn says so in its own box", async ({ page, pageLog }) => {
  const { button, panel, input, messages, send, is } = await openLiveChat(page);
  const failure = page.locator("[data-chat]").getByRole("alert");
  const retry = failure.getByRole("button", { name: words.errors.server.retry });
  const isBroken = async () => {
    await expect(failure).toContainText(words.errors.server.heading);
    await expect(failure).toContainText(words.errors.server.text);
    await expect(panel).toHaveCount(0);
  };
  await send("price");
  await expect(messages).toHaveCount(3);
  const around = await page.locator("main").innerHTML();
  await breakTimes(page);
  await send("location");
  await isBroken();
  expect(pageLog.messages.join()).toContain("No time can be written.");
  expect(await page.locator("main").innerHTML()).toBe(around);
  await expect(failure).toHaveCSS("position", "fixed");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(failure).toBeInViewport({ ratio: 1 });
    expect(await violations(page, "[data-chat]")).toEqual([]);
  }

  await test.step("a new attempt may fail, or show the whole conversation", async () => {
    await retry.click();
    await isBroken();
    await mendTimes(page);
    await retry.click();
    await is("open");
    await expect(messages).toHaveCount(5);
    await expect(input).toBeFocused();
    await expect(failure).toHaveCount(0);
  });

  await test.step("Escape and the button close it, opening is a new attempt", async () => {
    await breakTimes(page);
    await send("ai");
    await isBroken();
    for (const close of [() => page.keyboard.press("Escape"), () => button.click()]) {
      await close();
      await expect(failure).toHaveCount(0);
      await expect(button).toBeFocused();
      await is("closed");
      await button.click();
      await isBroken();
    }
  });

  // The next page has a sound chat.
  await follow(page, contact);
  await expect(messages).toHaveCount(7);
});
