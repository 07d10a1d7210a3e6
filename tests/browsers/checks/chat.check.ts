import { content } from "../../../app/content/content.ts";
import { anyPage } from "../../support/places.ts";
import { expect, test } from "../fixtures.ts";
import { expectShown, openStarted } from "../visit.ts";

test.skip(!content.chat, "This firm has no chat.");

test("the chat answers", async ({ tab }) => {
  await openStarted(tab, anyPage);
  await tab.click("[data-chat] > button");
  const isInMessage = () =>
    tab.run(() => document.activeElement?.matches("[data-panel] textarea, [data-panel] input"));
  await expect.poll(isInMessage, "focus in the message").toBe(true);
  await tab.type(content.chat?.keywords[0].keyword ?? "");
  await tab.press("Enter");
  // The greeting and the reply.
  await expectShown(tab, "[data-sender=bot]", 2);
  // A conversation follows the visitor from page to page.
  await tab.run(() => sessionStorage.clear());
});
