import { chatReplyDelay } from "../../app/browser/constants.ts";
import { topicReply } from "../../app/islands/chat/texts.ts";
import { focused, isNew, kept, keptNothing, openChat, repliesTo } from "../support/chat-parts.ts";
import { expect, goBack, started, test } from "../support/fixtures.ts";
import { follow, mainLink } from "../support/visit.ts";

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
      // The index is the last thing that a chat with something said in it asks for: by then it is there.
      const isFetched = page.waitForResponse("/search.json");
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
  await panel.getByRole("button", { name: "More topics" }).click();
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
