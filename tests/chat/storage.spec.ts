import { chatReplyDelay, chatStorageKey } from "../../app/browser/constants.ts";
import { chatCode, chatOn, isNew, openChat, repliesTo } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { follow } from "../support/visit.ts";

const blockades: [string, () => void][] = [
  [
    "is forbidden",
    () =>
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("Access is denied.", "SecurityError");
        },
      }),
  ],
  [
    "takes nothing",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Not here.", "SecurityError");
      };
    },
  ],
  [
    "is full",
    () => {
      // To the last character; a page that comes later finds it so.
      for (let size = 2 ** 22, n = 0; size >= 1; n++)
        try {
          sessionStorage.setItem(`filling ${n}`, "x".repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
    },
  ],
];

for (const [how, block] of blockades)
  test(`where storage ${how}, the chat works for as long as the page lives`, async ({
    page,
    witness,
  }) => {
    await page.addInitScript(block);
    const { button, panel, messages, replies, input, send, minimize, expand, clear } =
      await openChat(page);
    await send("price");
    await page.clock.runFor(chatReplyDelay);
    await expect(messages).toHaveCount(3);
    expect(repliesTo("price")).toContain(await replies.last().textContent());
    await input.fill("Half a thou");
    await minimize.click();
    await expand.click();
    await button.click();
    await expect(panel).toHaveCount(0);
    await button.click();
    await expect(messages).toHaveCount(3);
    await expect(input).toHaveValue("Half a thou");
    // As when the page comes back from the browser's cache.
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await expect(messages).toHaveCount(3);
    await clear.click();
    await expect(messages).toHaveCount(1);
    await send("location");
    await page.clock.runFor(chatReplyDelay);
    await expect(messages).toHaveCount(3);

    await page.clock.resume();
    await follow(page, "Contact", "/contact");
    await isNew(page);
    await send("price");
    await expect(messages).toHaveCount(3);
    expect(witness.errors).toEqual([]);
    expect(witness.messages).toEqual([]);
  });

const message = { id: "1-0", text: "Hi", sender: "bot", timestamp: 1_800_000_000_000 };
const chat = { panel: "open", draft: "", messages: [message, message], waiting: [] };

const broken = {
  "no JSON": "{",
  null: "null",
  "another shape": JSON.stringify({ version: 1, open: true, log: [] }),
  "a panel of another kind": JSON.stringify({ ...chat, panel: "docked" }),
  "a message without text": JSON.stringify({ ...chat, messages: [message, { id: "1" }] }),
  "a time that no clock shows": JSON.stringify({
    ...chat,
    messages: [message, { ...message, timestamp: 1e20 }],
  }),
  "questions of another kind": JSON.stringify({ ...chat, waiting: [1] }),
};

test("what is broken under its name is ignored, and the next conversation kept", async ({
  page,
  witness,
}) => {
  await open(page, "/about");
  const { panel, messages, send, clear, close } = chatOn(page);
  for (const [what, text] of Object.entries(broken))
    await test.step(what, async () => {
      await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
        chatStorageKey,
        text,
      ] as const);
      const fetched = page.waitForResponse(chatCode);
      await page.reload();
      // It was looked at, and with that the chat is there.
      await fetched;
      await isNew(page);
      await send("price");
      await expect(messages).toHaveCount(2);
      await page.reload();
      await expect(panel).toBeVisible();
      await expect(messages.nth(1).locator("p")).toHaveText("price");
      await clear.click();
      await close.click();
    });
  expect(witness.errors).toEqual([]);
  expect(witness.messages).toEqual([]);
});
