import type { Page } from "@playwright/test";
import { chatReplyDelay, chatStorageKey } from "../../app/browser/constants.ts";
import { greeting, topicReply } from "../../app/islands/chat/texts.ts";
import { chatOn, focused, kept, keptNothing, openChat, repliesTo } from "../support/chat-parts.ts";
import { expect, goBack, open, started, test } from "../support/fixtures.ts";
import { follow, mainLink } from "../support/visit.ts";

/** The greeting and nothing else; the panel is opened for a look. */
async function isNew(page: Page) {
  const { button, panel, messages, input } = chatOn(page);
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(panel).toHaveCount(0);
  await button.click();
  await expect(messages.locator("p")).toHaveText([greeting]);
  await expect(input).toHaveValue("");
}

test("nothing is kept of a visitor who has said nothing", async ({ page }) => {
  const { input, minimize, expand, panel } = await openChat(page);
  await input.fill("Half a thou");
  await minimize.click();
  await expand.click();
  await input.fill("  ");
  await input.press("Enter");
  await input.fill("Half a thought");
  expect(await kept(page)).toEqual(keptNothing);
  await page.clock.resume();
  await follow(page, "Contact", "/contact");
  expect(await kept(page)).toEqual(keptNothing);
  await isNew(page);
  await page.reload();
  await started(page);
  await expect(panel).toHaveCount(0);
  expect(await kept(page)).toEqual(keptNothing);
});

for (const state of ["open", "minimized", "closed"] as const)
  test(`a panel that is ${state}, its messages and its draft survive a link, a reload and Back`, async ({
    page,
  }) => {
    const chat = await openChat(page);
    const { button, panel, messages, input, send, minimize, close, expand } = chat;
    await send("price");
    await page.clock.runFor(chatReplyDelay);
    await expect(messages).toHaveCount(3);
    await input.fill("Half a thou");
    const said = await messages.locator("> p").allTextContents();
    if (state === "minimized") await minimize.click();
    if (state === "closed") await close.click();
    await page.clock.resume();

    const isThere = async () => {
      if (state === "closed") await expect(panel).toHaveCount(0);
      else await expect(panel).toHaveAttribute("data-panel", state);
      expect(await kept(page)).toEqual([0, 1, "", 0]);
      await expect(button).toHaveAttribute("aria-expanded", String(state !== "closed"));
      expect(await focused(page)).toBe("BODY");
    };
    const arrive = async (go: () => Promise<unknown>, path: string) => {
      // The list of pages is the last thing that the chat asks for: by then it is there.
      const isFetched = page.waitForResponse("/pages.json");
      await go();
      await isFetched;
      await expect(page).toHaveURL(path);
      await isThere();
    };
    await arrive(() => mainLink(page, "Contact").click(), "/contact");
    await arrive(() => page.reload(), "/contact");
    await arrive(() => goBack(page), "/about");

    if (state === "minimized") await expand.click();
    if (state === "closed") await button.click();
    await expect(panel).toHaveAttribute("data-panel", "open");
    await expect(messages.locator("> p")).toHaveText(said);
    await expect(input).toHaveValue("Half a thou");
  });

test("a draft that grows on one page is whole on the next", async ({ page }) => {
  const { input, send } = await openChat(page);
  await send("price");
  await input.pressSequentially("Half");
  await page.clock.resume();
  await follow(page, "Contact", "/contact");
  await expect(input).toHaveValue("Half");
  await input.press("End");
  await input.pressSequentially(" a thought");
  await page.reload();
  await expect(input).toHaveValue("Half a thought");
});

test("Clear empties the storage at once, and nothing is kept until the next message", async ({
  page,
}) => {
  const { input, send, clear, minimize, expand, messages, panel } = await openChat(page);
  await send("price");
  await page.clock.runFor(chatReplyDelay);
  expect(await kept(page)).toEqual([0, 1, "", 0]);
  await clear.click();
  expect(await kept(page)).toEqual(keptNothing);

  await input.fill("Half a thou");
  await minimize.click();
  await expand.click();
  await page.clock.runFor(10 * chatReplyDelay);
  expect(await kept(page)).toEqual(keptNothing);
  await page.clock.resume();
  await follow(page, "Contact", "/contact");
  await isNew(page);
  expect(await kept(page)).toEqual(keptNothing);

  await send("digital");
  expect(await kept(page)).toEqual([0, 1, "", 0]);
  await expect(messages).toHaveCount(3);
  await page.reload();
  await expect(panel).toBeVisible();
  await expect(messages).toHaveCount(3);
});

test("what was not yet answered is answered on the next page, in order, topics too", async ({
  page,
}) => {
  const { panel, messages, replies, typing, send } = await openChat(page);
  await send("price");
  await panel.getByRole("button", { name: "Privacy" }).click();
  await send("location");
  await expect(messages).toHaveCount(4);
  await page.clock.runFor(chatReplyDelay - 1);
  await follow(page, "Contact", "/contact");
  await expect(messages).toHaveCount(4);
  await expect(typing).toBeVisible();

  await page.clock.runFor(chatReplyDelay - 1);
  await expect(messages).toHaveCount(4);
  await page.clock.runFor(1);
  await expect(replies).toHaveCount(2);
  expect(repliesTo("price")).toContain(await replies.last().textContent());
  await expect(typing).toBeVisible();
  await page.clock.runFor(chatReplyDelay);
  await expect(replies).toHaveCount(3);
  await expect(replies.last()).toHaveText(topicReply);
  await expect(messages.last().getByRole("link").first()).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
  await page.clock.runFor(chatReplyDelay);
  await expect(replies).toHaveCount(4);
  expect(repliesTo("location")).toContain(await replies.last().textContent());
  await expect(typing).toHaveCount(0);
});

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
      const fetched = page.waitForResponse("/pages.json");
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
