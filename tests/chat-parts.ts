import type { Page } from "@playwright/test";
import { site } from "../app/site.ts";
import { expect, open } from "./fixtures.ts";

/** The parts of the chat, as a visitor finds them. */
export function chatOn(page: Page) {
  const button = page.getByRole("button", { name: `Chat with the ${site.name} assistant` });
  const panel = page.getByRole("dialog", { name: `${site.name} assistant` });
  const input = panel.getByRole("textbox", { name: "Your message" });
  return {
    button,
    panel,
    input,
    list: panel.getByRole("log"),
    messages: panel.locator("[data-sender]"),
    replies: panel.locator("[data-sender=bot] > p"),
    typing: panel.locator("[data-typing]"),
    minimize: panel.getByRole("button", { name: "Minimize chat" }),
    expand: panel.getByRole("button", { name: "Expand chat" }),
    close: panel.getByRole("button", { name: "Close chat" }),
    clear: panel.getByRole("button", { name: "Clear" }),
    async send(text: string) {
      await input.fill(text);
      await input.press("Enter");
    },
  };
}

/** A page with its chat open; time stands still until the test lets it pass. */
export async function openChat(page: Page, path = "/about") {
  await page.clock.install({ time: new Date("2026-03-04T09:05:00") });
  await open(page, path);
  await page.clock.pauseAt(new Date("2026-03-04T09:06:00"));
  const chat = chatOn(page);
  await chat.button.click();
  await expect(chat.panel).toBeVisible();
  await expect(chat.input).toBeFocused();
  return chat;
}
