import { expect, test } from "../fixtures.ts";
import { expectShown, openStarted } from "../visit.ts";

test("the chat answers", async ({ tab }) => {
  await openStarted(tab, "/about");
  await tab.click("[data-chat] > button");
  const isInMessage = () =>
    tab.run(() => document.activeElement?.matches("[data-panel] textarea, [data-panel] input"));
  await expect.poll(isInMessage, "focus in the message").toBe(true);
  await tab.type("pricing");
  await tab.press("Enter");
  // The greeting and the reply.
  await expectShown(tab, "[data-sender=bot]", 2);
  // A conversation follows the visitor from page to page.
  await tab.run(() => sessionStorage.clear());
});
