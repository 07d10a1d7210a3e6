import type { Page } from "@playwright/test";
import { greeting } from "../../app/islands/chat/texts.ts";
import { violations } from "../support/accessibility.ts";
import { chatOn } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
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

const failureOn = (page: Page) => {
  const failure = page.locator("[data-chat]").getByRole("alert");
  return { failure, retry: failure.getByRole("button", { name: "Try again" }) };
};

async function saysSo(page: Page) {
  const { failure, retry } = failureOn(page);
  await expect(failure).toContainText("Something went wrong");
  await expect(failure).toContainText(
    "The application encountered an error. Please try refreshing the page.",
  );
  await expect(retry).toBeVisible();
  await expect(chatOn(page).panel).toHaveCount(0);
}

for (const width of [390, 1440])
  test(`a chat that cannot be drawn says so in its own box, at ${width} px`, async ({
    page,
    witness,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/about");
    await breakTimes(page);
    const around = await page.locator("main").innerHTML();
    const { button, panel, input, messages } = chatOn(page);
    await button.click();
    await saysSo(page);

    // Where the panel would be, over the page and not in it.
    const { failure, retry } = failureOn(page);
    await expect(failure).toBeInViewport({ ratio: 1 });
    await expect(failure).toHaveCSS("position", "fixed");
    expect(await page.locator("main").innerHTML()).toBe(around);
    await expect(page.locator("h1")).toHaveText("Project managers first");
    expect(witness.messages.join()).toContain("No time can be written.");
    expect(await violations(page, "[data-chat]")).toEqual([]);

    await retry.click();
    await saysSo(page);
    await mendTimes(page);
    await retry.click();
    await expect(panel).toBeVisible();
    await expect(messages.locator("p")).toHaveText([greeting]);
    await expect(input).toBeFocused();
    await expect(failure).toHaveCount(0);
  });

test("the page around it goes on, and the next page has a sound chat", async ({ page }) => {
  await open(page, "/about");
  await breakTimes(page);
  await chatOn(page).button.click();
  await saysSo(page);
  await follow(page, "Contact", "/contact");
  const { button, panel } = chatOn(page);
  await button.click();
  await expect(panel).toBeVisible();
});

test("a conversation that breaks off is whole once it can be drawn again", async ({ page }) => {
  await open(page, "/about");
  const { button, panel, input, messages, send } = chatOn(page);
  await button.click();
  await send("price");
  await expect(messages).toHaveCount(3);
  await breakTimes(page);
  await send("location");
  await saysSo(page);
  await mendTimes(page);
  await failureOn(page).retry.click();
  await expect(messages).toHaveCount(5);
  await expect(input).toBeFocused();
  await expect(panel).toHaveAttribute("data-panel", "open");
});

test("the button closes it, and opening is another attempt", async ({ page }) => {
  await open(page, "/about");
  await breakTimes(page);
  const { button, panel } = chatOn(page);
  const { failure } = failureOn(page);
  await button.click();
  await saysSo(page);
  await button.click();
  await expect(failure).toHaveCount(0);
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  await saysSo(page);
  await button.click();
  await mendTimes(page);
  await button.click();
  await expect(panel).toBeVisible();
  await expect(failure).toHaveCount(0);
});
