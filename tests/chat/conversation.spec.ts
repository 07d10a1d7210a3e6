import { chatReplyDelay } from "../../app/browser/constants.ts";
import {
  defaultLinks,
  disclosure,
  fallbacks,
  furtherWords,
  greeting,
  pointsToLinks,
  topics,
} from "../../app/islands/chat/texts.ts";
import { allPages } from "../../app/lib/pages.ts";
import { site } from "../../app/site.ts";
import { fileOf, read } from "../support/built-files.ts";
import { chatOn, focused, openChat, repliesTo } from "../support/chat-parts.ts";
import { expect, goBack, test } from "../support/fixtures.ts";

test("every page has the button, and no panel until it is asked for", async ({ page }) => {
  for (const path of [...allPages.slice(0, 12), "/case-study/azure-cloud-migration", "/nowhere"]) {
    await page.goto(path);
    await expect(chatOn(page).button, path).toBeVisible();
    await expect(chatOn(page).button).toHaveAttribute("aria-expanded", "false");
    await expect(chatOn(page).panel).toHaveCount(0);
  }
});

test("works on the page for what is missing", async ({ page }) => {
  const { messages, replies, send } = await openChat(page, "/no-such-page");
  await expect(page.locator("h1")).toHaveText("Page Not Found");
  await send("price");
  await page.clock.runFor(chatReplyDelay);
  await expect(messages).toHaveCount(3);
  expect(repliesTo("price")).toContain(await replies.last().textContent());
});

test("greets, tells the time and what it is, and offers topics", async ({ page }) => {
  const { button, panel, messages, list } = await openChat(page);
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(messages).toHaveCount(1);
  await expect(messages.locator("p")).toHaveText(greeting);
  await expect(messages.locator("time")).toHaveText("9:06 AM");
  await expect(panel).toContainText(disclosure);
  await expect(panel).not.toHaveAttribute("aria-modal", "true");
  const labels = topics.map(({ label }) => label);
  const chips = list.getByRole("list", { name: "Topics" }).getByRole("button");
  await expect(chips).toHaveText([...labels.slice(0, 5), "More topics"]);
  await chips.last().click();
  await expect(chips).toHaveText(labels);
  await expect(chips.nth(5)).toBeFocused();
});

for (const width of [390, 1440])
  test(`no topic is cut in two when the panel opens at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { list } = await openChat(page);
    const hidden = await list.evaluate((log) => log.scrollHeight - log.clientHeight);
    expect(hidden).toBe(0);
  });

test(`sends by Enter and by the button, answers after ${chatReplyDelay} ms, and never sends blanks`, async ({
  page,
}) => {
  const { panel, input, messages, replies, typing, send } = await openChat(page);
  await input.fill("   ");
  await input.press("Enter");
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(messages).toHaveCount(1);
  await expect(typing).toHaveCount(0);

  await send(" Which price? ");
  await expect(messages.nth(1).locator("p")).toHaveText("Which price?");
  await expect(messages.nth(1).locator("time")).toHaveText("9:06 AM");
  await expect(input).toHaveValue("");
  await expect(input).toBeFocused();
  await expect(typing).toBeVisible();
  await page.clock.runFor(chatReplyDelay - 1);
  await expect(messages).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(replies).toHaveCount(2);
  expect(repliesTo("hi")).toContain(await replies.last().textContent());
  await expect(typing).toHaveCount(0);

  await input.fill("Digital?");
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(input).toHaveValue("");
  await expect(input).toBeFocused();
  await page.clock.runFor(chatReplyDelay);
  await expect(replies).toHaveCount(3);
  expect(repliesTo("digital")).toContain(await replies.last().textContent());
});

test("answers in order, each in its time, also while minimized, and shows the newest", async ({
  page,
}) => {
  const { messages, replies, minimize, expand, input, list, send } = await openChat(page);
  for (const text of ["price", "location", "about"]) await send(text);
  await minimize.click();
  await expect(list).toBeHidden();
  await expect(input).toBeHidden();
  await page.clock.runFor(2 * chatReplyDelay);
  await expand.click();
  await expect(input).toBeFocused();
  await expect(messages).toHaveCount(6);
  await page.clock.runFor(chatReplyDelay);
  await expect(messages).toHaveCount(7);
  for (const [index, keyword] of ["price", "location", "about"].entries())
    expect(repliesTo(keyword)).toContain(await replies.nth(index + 1).textContent());
  await expect
    .poll(() => list.evaluate((el) => el.scrollHeight - el.clientHeight - el.scrollTop))
    .toBeLessThanOrEqual(1);
  await expect(messages.last()).toBeInViewport();
});

test("toggle, minimize, expand, close, Escape and Clear", async ({ page }) => {
  const { button, panel, input, minimize, expand, close, clear, messages, send } =
    await openChat(page);
  await minimize.click();
  await expect(expand).toBeVisible();
  await button.click();
  await expect(panel).toHaveCount(0);
  await button.click();
  await expect(input).toBeFocused();

  await close.click();
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(input).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  await send("price");
  await expect(messages).toHaveCount(2);
  await clear.click();
  await expect(messages).toHaveCount(1);
  await page.clock.runFor(10 * chatReplyDelay);
  await expect(messages).toHaveCount(1);
  await expect(input).toBeFocused();
  // No answer was still on its way.
  await send("location");
  await expect(messages.locator("> p")).toHaveText([greeting, "location"]);
});

test("what is written but not sent is still there when the panel is opened again", async ({
  page,
}) => {
  const { button, panel, input } = await openChat(page);
  await input.fill("Half a thou");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await button.click();
  await expect(input).toHaveValue("Half a thou");
  await input.press("End");
  await input.pressSequentially("ght");
  await input.press("Enter");
  await expect(panel).toContainText("Half a thought");

  await button.click();
  await button.click();
  await expect(input).toHaveValue("");
});

test("links below a reply lead on inside the site, and the conversation stays", async ({
  page,
}) => {
  const index = page.waitForResponse("/search.json");
  const { panel, messages, replies, links, send, button, input } = await openChat(page);
  await input.fill("W");
  await (await index).finished();
  // Once a second reader has it, the first one does.
  await page.evaluate(() => fetch("/search.json").then((response) => response.json()));
  await send("What does a cloud migration cost?");
  await page.clock.runFor(chatReplyDelay);
  await expect(links).toHaveText(["Cloud Migration", "Ask for a quote", /PMaaS compared/]);
  expect(fallbacks).toContain(await replies.last().textContent());
  const said = await panel.locator("[data-sender] > p").allTextContents();

  const isThere = async () => {
    await expect(panel).toHaveAttribute("data-panel", "open");
    await expect(panel.locator("[data-sender] > p")).toHaveText(said);
    await expect(links).toHaveCount(3);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    // Who has come to read a page is not sent to a field.
    expect(await focused(page)).toBe("BODY");
  };
  await page.clock.resume();
  await links.first().click();
  await expect(page).toHaveURL("/services/cloud-migration");
  await expect(page.locator("h1")).toHaveText("Cloud Migration");
  await isThere();
  await goBack(page);
  await expect(page).toHaveURL("/about");
  await isThere();
  await button.click();
  await expect(panel).toHaveCount(0);
  await button.click();
  await expect(messages).toHaveCount(3);
});

test("a topic is answered with its pages", async ({ page }) => {
  const { panel, messages, links } = await openChat(page);
  await panel.getByRole("button", { name: "Pricing" }).click();
  await expect(messages.last().locator("p")).toHaveText("Pricing");
  await page.clock.runFor(chatReplyDelay);
  expect(repliesTo("price")).toContain(await messages.last().locator("p").textContent());
  await expect(links.first()).toHaveAttribute("href", "/contact");
});

test("a reply that points to links has some, even to nothing in particular", async ({ page }) => {
  const { messages, links, send } = await openChat(page);
  // It holds “ai”, whose replies both point to links.
  await send("He said so.");
  await page.clock.runFor(chatReplyDelay);
  await expect(messages.last()).toContainText(pointsToLinks);
  await expect(links).toHaveText(defaultLinks.map(({ label }) => label));
});

test("an address in a reply is a link, in a message of the visitor's it is text", async ({
  page,
}) => {
  const { messages, replies, send } = await openChat(page);
  const { info } = site.mailboxes;
  await send(`contact ${info}`);
  await page.clock.runFor(chatReplyDelay);
  const link = replies.last().getByRole("link");
  await expect(link).toHaveText(info);
  await expect(link).toHaveAttribute("href", `mailto:${info}`);
  expect(repliesTo("contact")).toContain(await replies.last().textContent());
  await expect(messages.nth(1).getByRole("link")).toHaveCount(0);
});

test("every link of the assistant leads to a place that is there", () => {
  const links = [...topics, ...furtherWords].flatMap(({ links }) => links);
  const missing = [...links, ...defaultLinks]
    .map(({ href }) => href.split("#"))
    .filter(([path = "", id]) => path.startsWith("/") && id)
    .filter(([path = "", id]) => !read(fileOf(path)).includes(`id="${id}"`));
  expect(missing).toEqual([]);
});
