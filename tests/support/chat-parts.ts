import type { Locator, Page } from "@playwright/test";
import { content } from "../../app/content/all-offers.test-helper.ts";
import { filled } from "../../app/lib/use-words.ts";
import { expect, open } from "./fixtures.ts";
import { anyPage } from "./places.ts";

/** Its own files; a second attempt adds a query. */
export const chatCode = /\/assets\/mount-[\w-]+\.js/;
export const chatStyles = /\/assets\/mount-[\w-]+\.css/;

/** The parts of the chat, as a visitor finds them in a language. */
export function chatOn(
  page: Page,
  { words, site }: Pick<typeof content, "words" | "site"> = content,
) {
  const button = page.getByRole("button", { name: words.chat.ask });
  const panel = page.getByRole("dialog", { name: filled(words.chat.title, { name: site.name }) });
  const input = panel.getByRole("textbox", { name: words.chat.message });
  const messages = panel.locator("[data-sender]");
  const list = panel.getByRole("log");
  /** Below the part that scrolls: what the last answer leads to. */
  const offered = list.locator("> :nth-child(2)");
  return {
    button,
    /** What the page itself says until the panel is there. */
    notice: page.locator("[data-chat] [popover]"),
    panel,
    input,
    list,
    /** The part of it that scrolls. */
    scroller: list.getByRole("group", { name: words.chat.conversation }),
    messages,
    offered,
    links: offered.getByRole("list", { name: words.chat.pages }).getByRole("link"),
    replies: panel.locator("[data-sender=bot] > p"),
    typing: panel.locator("[data-typing]"),
    submit: panel.getByRole("button", { name: words.chat.send }),
    minimize: panel.getByRole("button", { name: words.chat.minimize }),
    expand: panel.getByRole("button", { name: words.chat.expand }),
    close: panel.getByRole("button", { name: words.chat.close }),
    clear: panel.getByRole("button", { name: words.chat.clear }),
    async send(text: string) {
      await input.fill(text);
      await input.press("Enter");
    },
    /** The panel is so, and the button says it. */
    async is(state: "open" | "minimized" | "closed") {
      if (state === "closed") await expect(panel).toHaveCount(0);
      else await expect(panel).toHaveAttribute("data-panel", state);
      await expect(button).toHaveAttribute("aria-expanded", String(state !== "closed"));
    },
  };
}

/** What it says: these tests are of a firm that has one. */
export const chat = content.chat as NonNullable<typeof content.chat>;

/** What the assistant may say to a message with such a word in it. */
export const repliesTo = (keyword: string) =>
  chat.keywords.find((entry) => entry.keyword === keyword)?.replies ?? [];

/** Opens the chat of the page that is there. */
async function show(page: Page) {
  const chat = chatOn(page);
  await chat.button.click();
  await expect(chat.input).toBeFocused();
  return chat;
}

/** A page with its chat open. */
export async function openLiveChat(page: Page, path = anyPage) {
  await open(page, path);
  return show(page);
}

/** A page with its chat open; time stands still until the test lets it pass. */
export async function openChat(page: Page, path = anyPage) {
  await page.clock.install({ time: new Date("2026-03-04T09:05:00") });
  await open(page, path);
  await page.clock.pauseAt(new Date("2026-03-04T09:06:00"));
  return show(page);
}

export async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error("It has no box.");
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}
