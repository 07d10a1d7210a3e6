import { chatReplyDelay } from "../../app/browser/constants.ts";
import { site } from "../../app/site.ts";
import { openChat, repliesTo, chat as says } from "../support/chat-parts.ts";
import { expect, test } from "../support/fixtures.ts";
import { given, words } from "../support/places.ts";
import { watchRequests } from "../support/requests.ts";

const first = says.keywords[0].keyword;
const topic = says.topics[0];

test("a conversation from the greeting to Clear", async ({ page }) => {
  const chat = await openChat(page);
  const { button, panel, list, messages, replies, offered, links, typing, input, submit, send } =
    chat;
  const repliesWith = async (keyword: string) => {
    await page.clock.runFor(chatReplyDelay);
    await expect(typing).toHaveCount(0);
    expect(repliesTo(keyword)).toContain(await replies.last().textContent());
  };

  await test.step("greets, tells the time and what it is", async () => {
    await chat.is("open");
    await expect(button.locator("use")).toHaveAttribute("href", "#icon-close");
    await expect(panel).not.toHaveAttribute("aria-modal", "true");
    await expect(messages.locator("p")).toHaveText([says.greeting]);
    await expect(messages.locator("time")).toHaveText("9:06 AM");
    await expect(panel).toContainText(says.disclosure);
  });

  const labels = says.topics.map(({ label }) => label);
  await test.step("the keyboard reaches everything in the order in which it stands", async () => {
    await button.focus();
    for (const name of [
      words.chat.minimize,
      words.chat.close,
      words.chat.conversation,
      words.chat.clear,
      ...labels.slice(0, 5),
      words.chat.moreTopics,
      words.chat.message,
      words.chat.send,
    ]) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toHaveAccessibleName(name);
    }
  });

  await test.step("offers topics, and answers them with their pages", async () => {
    const chips = list.getByRole("list", { name: words.chat.topics }).getByRole("button");
    await chips.last().click();
    await expect(chips).toHaveText(labels);
    await expect(chips.nth(5)).toBeFocused();
    await panel.getByRole("button", { name: topic.label }).click();
    await expect(messages.last().locator("p")).toHaveText(topic.label);
    // Then they make room for the answers, and the focus stays where they were.
    await expect(chips).toHaveText([words.chat.moreTopics]);
    await expect(chips).toBeFocused();
    await page.clock.runFor(chatReplyDelay);
    await expect(typing).toHaveCount(0);
    await expect(links.first()).toHaveAttribute("href", topic.links[0].href);
  });

  await test.step("sends by Enter and by the button, and answers after 600 ms", async () => {
    await send(` ${first.toUpperCase()}? `);
    await expect(messages.last().locator("p")).toHaveText(`${first.toUpperCase()}?`);
    await expect(messages.last().locator("time")).toHaveText("9:06 AM");
    await expect(input).toHaveValue("");
    await expect(typing).toBeVisible();
    await repliesWith(first);
    await input.fill(`${first}!`);
    await submit.click();
    await expect(input).toHaveValue("");
    await expect(input).toBeFocused();
    await repliesWith(first);
  });

  await test.step("shows our address as a link", async () => {
    const { info } = site.mailboxes;
    const { keyword } = given(
      says.keywords.find(({ replies }) => replies.every((reply) => reply.includes(info))),
      "a keyword that is answered with the address",
    );
    await send(keyword);
    await page.clock.runFor(chatReplyDelay);
    await expect(typing).toHaveCount(0);
    const link = replies.last().getByRole("link", { name: info });
    await expect(link).toHaveAttribute("href", `mailto:${info}`);
  });

  await test.step("makes an email of what it has no answer to, and sends nothing", async () => {
    const asked = "☃ & 100%?";
    const sent = watchRequests(page);
    await send(asked);
    await page.clock.runFor(chatReplyDelay);
    await expect(offered).toContainText(says.letter.text);
    await expect(offered.getByText(asked)).toBeVisible();
    const link = offered.getByRole("link", { name: says.letter.open });
    const { protocol, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
    expect(protocol + pathname).toBe(`mailto:${site.mailboxes.info}`);
    expect(searchParams.get("subject")).toBe(says.letter.subject);
    expect(searchParams.get("body")?.split("\r\n\r\n")).toEqual([asked, ...says.letter.lines]);
    expect(sent).toEqual([]);
    await send(first);
    await expect(link).toHaveCount(0);
    await repliesWith(first);
  });

  await test.step("answers while minimized, and shows the newest when expanded", async () => {
    await send(first);
    await chat.minimize.click();
    await expect(list).toBeHidden();
    await expect(input).toBeHidden();
    await page.clock.runFor(chatReplyDelay);
    await chat.expand.click();
    await expect(input).toBeFocused();
    await repliesWith(first);
    await expect(messages.last()).toBeInViewport();
  });

  await test.step("keeps what is written but not sent while it is closed", async () => {
    for (const close of [button, chat.close]) {
      await input.pressSequentially("Half");
      await close.click();
      await chat.is("closed");
      await expect(button.locator("use")).toHaveAttribute("href", "#icon-chat");
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(input).toBeFocused();
      await input.press("End");
    }
    await expect(input).toHaveValue("HalfHalf");
    await input.press("Enter");
    await button.click();
    await button.click();
    await expect(input).toHaveValue("");
  });

  await test.step("is empty after Clear, and no answer is still on its way", async () => {
    await chat.clear.click();
    await page.clock.runFor(10 * chatReplyDelay);
    await expect(messages.locator("p")).toHaveText([says.greeting]);
    await expect(input).toBeFocused();
  });
});
