import type { Page } from "@playwright/test";
import { chatInactivity, chatPanelHeight, chatReplyDelay } from "../../app/browser/constants.ts";
import { box, openChat, rem } from "../support/chat-parts.ts";
import { expect, test } from "../support/fixtures.ts";

/** One question, and its reply in view: the list's own scrolling counts as a sign of life too. */
async function talk(
  page: Page,
  { send, messages, list, close }: Awaited<ReturnType<typeof openChat>>,
) {
  await send("price");
  await page.clock.runFor(chatReplyDelay);
  await expect(messages).toHaveCount(3);
  await expect
    .poll(() => list.evaluate((el) => el.scrollHeight - el.clientHeight - el.scrollTop))
    .toBeLessThanOrEqual(1);
  // Playwright looks at two frames, and the first of them tells of the scrolling.
  await close.click({ trial: true });
}

test("tucks itself away after a minute without a sign of life, and comes back", async ({
  page,
}) => {
  const chat = await openChat(page);
  const { panel, input } = chat;
  const tucked = async (is: boolean) => {
    await expect(panel).toHaveAttribute("data-panel", "open");
    if (is) await expect(panel).toHaveAttribute("data-tucked");
    else await expect(panel).not.toHaveAttribute("data-tucked");
    const height = is ? chatPanelHeight.minimized : chatPanelHeight.open;
    expect((await box(panel)).height).toBe(height * rem);
  };
  await talk(page, chat);
  const signs: [string, () => Promise<unknown>][] = [
    ["mouse", () => page.mouse.move(500 + Math.random() * 100, 300)],
    ["key", () => page.keyboard.press("Shift")],
    [
      "scroll",
      () =>
        page.evaluate(async () => {
          const scrolled = new Promise((done) => addEventListener("scroll", done, { once: true }));
          window.scrollBy(0, 50);
          await scrolled;
        }),
    ],
    ["touch", () => page.locator("h1").dispatchEvent("touchstart")],
  ];
  for (const [name, live] of signs)
    await test.step(name, async () => {
      await live();
      await page.clock.runFor(chatInactivity - 1000);
      await tucked(false);
      await live();
      await page.clock.runFor(chatInactivity - 1);
      await tucked(false);
      await page.clock.runFor(1);
      await tucked(true);
      await live();
      await tucked(false);
    });
  // The focus has stayed, so what is typed now is not lost.
  await page.clock.runFor(chatInactivity);
  await tucked(true);
  await expect(input).toBeFocused();
  await page.keyboard.type("ok");
  await tucked(false);
  await expect(input).toHaveValue("ok");
});

test("the minute does not run while the tab is hidden, nor while minimized", async ({ page }) => {
  const { panel, minimize, expand } = await openChat(page);
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await page.clock.runFor(chatInactivity - 1000);
  await turn(true);
  await page.clock.runFor(10 * chatInactivity);
  await expect(panel).not.toHaveAttribute("data-tucked");
  await turn(false);
  await page.clock.runFor(999);
  await expect(panel).not.toHaveAttribute("data-tucked");
  await page.clock.runFor(1);
  await expect(panel).toHaveAttribute("data-tucked");

  await minimize.click();
  await page.clock.runFor(2 * chatInactivity);
  await expect(panel).not.toHaveAttribute("data-tucked");
  await expand.click();
  await page.clock.runFor(chatInactivity - 1);
  await expect(panel).not.toHaveAttribute("data-tucked");
  await page.clock.runFor(1);
  await expect(panel).toHaveAttribute("data-tucked");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the tap that brings it back presses nothing that has come under it", async ({ page }) => {
    const chat = await openChat(page);
    const { panel, messages, close } = chat;
    await talk(page, chat);
    await page.clock.runFor(chatInactivity);
    await expect(panel).toHaveAttribute("data-tucked");
    await close.tap();
    await expect(panel).not.toHaveAttribute("data-tucked");
    await expect(messages).toHaveCount(3);
    await close.tap();
    await expect(panel).toHaveCount(0);
  });
});
