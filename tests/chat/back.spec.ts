import type { Page } from "@playwright/test";
import { greeting } from "../../app/islands/chat/texts.ts";
import { chatOn, kept, keptNothing } from "../support/chat-parts.ts";
import { expect, goBack, goForward, open, test } from "../support/fixtures.ts";
import { withPageCache } from "../support/page-cache.ts";
import { follow } from "../support/visit.ts";

test.use(withPageCache);

/** Each page tells whether it came out of the cache; what is written into it stays with it. */
const isRestored = (page: Page) =>
  page.evaluate(() => (window as unknown as { wasPersisted?: boolean }).wasPersisted);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("pageshow", ({ persisted }) =>
      Object.assign(window, { wasPersisted: persisted }),
    ),
  );
});

/** A page with something said on it, which is then left for another. */
async function talkAndLeave(page: Page) {
  const chat = chatOn(page);
  await open(page, "/about");
  await chat.button.click();
  await chat.send("price");
  await expect(chat.messages).toHaveCount(3);
  await follow(page, "Contact", "/contact");
  await expect(chat.messages).toHaveCount(3);
  return chat;
}

async function comeBack(page: Page, path: string, step = goBack) {
  await step(page);
  await expect(page).toHaveURL(path);
  await expect.poll(() => isRestored(page)).toBe(true);
}

test("a page kept for Back shows what was said after it was left", async ({ page }) => {
  const { messages, input, send, minimize, expand, panel } = await talkAndLeave(page);
  await send("digital");
  await expect(messages).toHaveCount(5);
  await input.fill("Half a thou");
  await minimize.click();
  const said = await messages.locator("> p").allTextContents();

  await comeBack(page, "/about");
  await expect(panel).toHaveAttribute("data-panel", "minimized");
  await expect(messages.locator("> p")).toHaveText(said);
  await expand.click();
  await expect(input).toHaveValue("Half a thou");
  await send("location");
  await expect(messages).toHaveCount(7);
  await expect(input).toHaveValue("");

  await comeBack(page, "/contact", goForward);
  await expect(panel).toHaveAttribute("data-panel", "open");
  await expect(messages).toHaveCount(7);
  await expect(input).toHaveValue("");
});

test("a page kept for Back shows that the conversation was cleared", async ({ page }) => {
  const { messages, clear, panel } = await talkAndLeave(page);
  await clear.click();
  await comeBack(page, "/about");
  await expect(panel).toBeVisible();
  await expect(messages.locator("> p")).toHaveText([greeting]);
  expect(await kept(page)).toEqual(keptNothing);
});

test("a page kept for Back shows what was begun after it, though it had no chat yet", async ({
  page,
}) => {
  await open(page, "/about");
  await follow(page, "Contact", "/contact");
  const { button, messages, send, panel } = chatOn(page);
  await button.click();
  await send("price");
  await expect(messages).toHaveCount(3);
  await comeBack(page, "/about");
  await expect(panel).toBeVisible();
  await expect(messages).toHaveCount(3);
});

test("an answer that is on its way comes once, on whichever page is there", async ({ page }) => {
  const { messages, send, typing } = await talkAndLeave(page);
  await comeBack(page, "/about");
  await send("digital");
  await goForward(page);
  await expect(page).toHaveURL("/contact");
  await expect(messages).toHaveCount(5);
  await expect(typing).toHaveCount(0);
  await goBack(page);
  await expect(page).toHaveURL("/about");
  await expect(messages).toHaveCount(5);
  await expect(typing).toHaveCount(0);
});

test("a page kept for Back is as it was, the focus too, if nothing was said elsewhere", async ({
  page,
}) => {
  const { links, button, panel, input, send } = chatOn(page);
  await open(page, "/about");
  await button.click();
  // Not sent: no other page knows of it.
  await input.fill("Half a thou");
  await follow(page, "Contact", "/contact");
  await expect(panel).toHaveCount(0);
  await comeBack(page, "/about");
  await expect(input).toHaveValue("Half a thou");

  await send("What does it cost?");
  const link = links.first();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect(panel).toBeVisible();
  await comeBack(page, "/about");
  await expect(link).toBeFocused();
});
