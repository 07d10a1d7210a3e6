import { chatReplyDelay } from "../../app/browser/constants.ts";
import { hostileMessages } from "../../app/islands/chat/hostile-messages.test-helper.ts";
import { greeting } from "../../app/islands/chat/texts.ts";
import { site } from "../../app/site.ts";
import { openChat, repliesTo } from "../support/chat-parts.ts";
import { expect, test } from "../support/fixtures.ts";

test("300 hostile messages leave it standing", async ({ page, witness }) => {
  const { input, list, messages, panel, replies, send } = await openChat(page);
  const burst = 30;
  await page.setViewportSize({ width: 320, height: 640 });
  const nodes = () => page.evaluate(() => document.querySelectorAll("[data-chat] *").length);
  const hostile = hostileMessages(300, 42).map((text) => [...text].map((c) => c.codePointAt(0)));
  for (let start = 0; start < hostile.length; start += burst) {
    // As numbers: halves of characters would not survive the way to the browser.
    await input.evaluate(
      (element: HTMLInputElement, texts) => {
        for (const points of texts) {
          element.value = points.map((point) => String.fromCodePoint(point ?? 0)).join("");
          element.form?.requestSubmit();
        }
      },
      hostile.slice(start, start + burst),
    );
    await page.clock.runFor(burst * chatReplyDelay);
  }
  const before = await nodes();
  expect(await messages.count()).toBe(200);
  await send("price");
  await page.clock.runFor(chatReplyDelay);
  await expect(messages).toHaveCount(200);
  expect(Math.abs((await nodes()) - before)).toBeLessThan(40);
  await expect(messages.first().locator("p")).toHaveText(greeting);
  expect(repliesTo("price")).toContain(await messages.last().locator("p").textContent());

  await expect(input).toBeVisible();
  for (const box of [list, panel, page.locator("html")])
    expect(await box.evaluate((el) => el.scrollWidth - el.clientWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  await expect(messages.locator("script, img, style")).toHaveCount(0);
  await expect(page.locator("[data-sender=user] p > *")).toHaveCount(0);
  await expect(replies.locator(`> :not(a[href="mailto:${site.mailboxes.info}"])`)).toHaveCount(0);
  expect(witness.errors).toEqual([]);
  expect(witness.messages).toEqual([]);
});
