import type { Page } from "@playwright/test";
import { bandsOfKind } from "../../app/bands/band-words.test-helper.ts";
import { topicGroups } from "../../app/bands/topics/topic-groups.ts";
import { content } from "../../app/content/content.ts";
import { letter } from "../../app/lib/letter.ts";
import { contactPath, servicePath } from "../../app/lib/paths.ts";
import { filled } from "../../app/lib/use-words.ts";
import { site } from "../../app/site.ts";
import { expect, goBack, open, sharedTest, test } from "../support/fixtures.ts";
import { neededBand } from "../support/needed.ts";
import { given } from "../support/places.ts";
import { hold } from "../support/requests.ts";
import { built } from "./built-parts.ts";

const { letter: words } = content;

const { letter: names, actions, header } = content.words;
const [{ heading } = { heading: "" }] = bandsOfKind("opening-letter");
const [{ general } = { general: "" }] = bandsOfKind("topics");
const groups = topicGroups(content);
const topics = groups.flatMap((group) => group.topics);
/** A service in a group other than the first, and a topic that is no service, if a group adds one. */
const service = given(groups.at(1)?.topics[0] ?? topics[0], "a topic to write about");
const further = topics.find(({ id }) => !content.services.some((one) => one.id === id));

test.beforeEach(() => {
  neededBand("opening-letter");
  neededBand("topics");
});

const topicList = (page: Page) => page.locator("[data-topics]");
const sheet = (page: Page) => page.getByRole("region", { name: names.heading });
const chosen = (page: Page) => topicList(page).locator("[aria-current]");

/** What the sheet shows. */
const shown = (page: Page) => page.locator("#letter").innerText();

/** The letter that a link opens, as it is read on the sheet. */
function letterIn(link: string): string {
  const { pathname, searchParams } = new URL(link);
  const field = (...names: string[]) =>
    names.map((name) => searchParams.get(name)).find((text) => text !== null);
  const to = link.startsWith("mailto:") ? pathname : field("to");
  const body = field("body")?.replaceAll("\r\n", "\n");
  return `${names.to}: ${to}\n${names.subject}: ${field("su", "subject")}\n\n${body}`;
}

const ways = (page: Page) =>
  [
    filled(names.write, { mailbox: site.mailboxes.info }),
    `${names.openIn} ${names.gmail}`,
    `${names.openIn} ${names.outlook}`,
  ].map((name) => page.getByRole("link", { name }));

/** All that speaks of the topic, with a title, or of none: what is shown is what every way sends. */
async function expectLetter(page: Page, title?: string) {
  await expect(page.locator("h1")).toHaveText(`${heading}${title ?? ""}`);
  const { to, subject, body } = letter({
    ...words,
    to: site.mailboxes.info,
    topic: title,
  });
  const whole = `${names.to}: ${to}\n${names.subject}: ${subject}\n\n${body}`;
  expect(await shown(page)).toBe(whole);
  for (const way of ways(page))
    expect(letterIn((await way.getAttribute("href")) ?? "")).toBe(whole);
}

test("every topic has a prepared mail of its own, with nothing to type in", () => {
  const main = built(contactPath(site)).first("main");
  expect(main.count("form, input, textarea, select")).toBe(0);
  const mails = '[data-topics] a[href^="mailto:"]';
  expect(main.texts(mails)).toEqual([...topics.map(({ title }) => title), general]);
  expect(main.attributes(mails, "href")).toEqual(
    [...topics.map(({ title }) => title), undefined].map(
      (topic) => letter({ ...words, to: site.mailboxes.info, topic }).mailto,
    ),
  );
});

sharedTest("the address presets a topic, an unknown one none", async ({ page, pageLog }) => {
  const named = [service, ...(further ? [further] : [])];
  for (const [query, title] of [
    ...named.flatMap(({ names, title }) => names.map((name) => [name, title] as const)),
    ["no-such-topic"],
    [""],
    ["__proto__"],
    [topics.map(({ id }) => id).join("+")],
  ] as const)
    await sharedTest.step(query, async () => {
      await open(page, `${contactPath(site)}?topic=${query}`);
      await expectLetter(page, title);
      await expect(chosen(page)).toHaveText(title ? [title] : []);
    });
  expect(pageLog.errors).toEqual([]);
  expect(pageLog.messages).toEqual([]);
});

sharedTest("a service brings its topic along, and the menu drops it", async ({ page }) => {
  await open(page, servicePath(service.id));
  await page.getByRole("link", { name: actions.schedule }).first().click();
  await expect(page).toHaveURL(contactPath(site, service.id));
  await expectLetter(page, service.title);
  const menu = page.getByRole("navigation", { name: header.main });
  const { name } = site.navigation.find(({ href }) => href === contactPath(site)) ?? {};
  await menu.getByRole("link", { name: name ?? "", exact: true }).click();
  await expect(page).toHaveURL(contactPath(site));
  await expectLetter(page);
  await goBack(page);
  await expect(page.locator("h1")).toContainText(service.title);
});

sharedTest("topics fold on a phone, and are open where there is room", async ({ page }) => {
  const group = groups.findIndex((one) => one.topics.includes(service));
  const [folded] = groups.findLast((_, index) => index !== group)?.topics ?? [];
  const topic = (name: string) => topicList(page).getByRole("link", { name, exact: true });
  await page.setViewportSize({ width: 390, height: 844 });

  for (const address of [
    contactPath(site, service.id),
    `${contactPath(site)}#${service.id}`,
    contactPath(site),
  ])
    await sharedTest.step(address, async () => {
      await open(page, address);
      if (address === contactPath(site)) {
        await expect(topicList(page).locator("a[data-topic]:visible")).toHaveText([general]);
        const names = topicList(page).locator("summary");
        await expect(names).toHaveText(groups.map(({ title }) => title));
        await names.nth(group).click();
      }
      await expect(topic(service.title)).toBeVisible();
      if (folded) await expect(topic(folded.title)).toBeHidden();
    });

  const areSeen = () =>
    topicList(page)
      .locator("details a")
      .evaluateAll((links) =>
        links.every((link) => link.checkVisibility({ contentVisibilityAuto: true })),
      );
  await sharedTest.step("on paper every topic is seen", async () => {
    await page.emulateMedia({ media: "print" });
    await expect.poll(areSeen).toBe(true);
  });
  await sharedTest.step("where there is room too, and no group can be pressed", async () => {
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect.poll(areSeen).toBe(true);
    await expect(topicList(page).locator("h3").first()).toBeVisible();
    await topicList(page).locator("summary").first().focus();
    await expect(topicList(page).locator("summary:focus")).toHaveCount(0);
  });
});

sharedTest("a topic picked on the page is in the letter, whichever it is", async ({ page }) => {
  await open(page, contactPath(site));
  await sharedTest.step("one shows the letter, with what is known already", async () => {
    // As a chosen date is written there.
    await page.locator("[data-letter=date]").evaluate((date) => date.append("June 30, 2027"));
    await topicList(page).getByRole("link", { name: service.title, exact: true }).click();
    await expect(page).toHaveURL(contactPath(site, service.id));
    await expect(page.locator("h1:focus")).toHaveText(`${heading}${service.title}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const { line } = words.agenda.find(({ asksDate }) => asksDate) ?? {};
    expect(await shown(page)).toContain(`${line}\nJune 30, 2027\n\n`);
    for (const way of ways(page))
      expect(letterIn((await way.getAttribute("href")) ?? "")).toBe(await shown(page));
    await page.locator("[data-letter=date]").evaluate((date) => date.replaceChildren());
  });
  await sharedTest.step("each has its own", async () => {
    // Nobody reads mail where tests run.
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    const letters = await topicList(page)
      .locator("[data-topic]")
      .evaluateAll((links) =>
        links.map((link) => {
          (link as HTMLElement).click();
          const sheet = document.getElementById("letter");
          const sent = [...document.querySelectorAll<HTMLAnchorElement>("a[data-letter]")];
          return { shown: sheet?.innerText ?? "", sent: sent.map(({ href }) => href) };
        }),
      );
    expect(new Set(letters.map(({ shown }) => shown)).size).toBe(topics.length + 1);
    for (const { shown, sent } of letters)
      expect(sent.map(letterIn)).toEqual(sent.map(() => shown));
  });
  await sharedTest.step("the last is for anything else", async () => {
    await expect(chosen(page)).toHaveText([general]);
    await expect(page).toHaveURL(contactPath(site));
    await expectLetter(page);
  });
});

test("mail in the browser is asked for by a click alone, and not told from where", async ({
  page,
  context,
  pageLog,
}) => {
  const asked: Record<string, string>[] = [];
  await context.route(/^https:/, async (route) => {
    asked.push(await route.request().allHeaders());
    await route.fulfill({ contentType: "text/html", body: "<title>Mail</title>" });
  });
  await open(page, contactPath(site, service.id));
  const letter = await shown(page);
  for (const way of ways(page).slice(1)) {
    await way.hover();
    await way.focus();
    expect(asked).toEqual([]);
    const opening = context.waitForEvent("page");
    await page.keyboard.press("Enter");
    const mail = await opening;
    await expect(mail).toHaveTitle("Mail");
    expect(letterIn(mail.url())).toBe(letter);
    expect(await mail.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
    expect(asked.splice(0).map(({ referer }) => referer)).toEqual([undefined]);
    await mail.close();
  }
  expect(pageLog.thirdPartyRequests).toEqual([]);
});

test("the letter is copied, each time announced, and selected where it cannot be", async ({
  page,
  context,
  baseURL,
  pageLog,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL ?? "" });
  const release = await hold(page, /\/entry\.client-/);
  await page.goto(contactPath(site, service.id), { waitUntil: "commit" });
  const status = page.getByRole("main").getByRole("status");
  const button = page.getByRole("button", { name: names.copy });
  const selection = () => page.evaluate(() => String(window.getSelection()));
  await test.step("also by a tap that came before the script", async () => {
    await button.click();
    await expect(status).toBeEmpty();
    release();
    await expect(status).toHaveText(names.copied);
  });
  const letter = await shown(page);
  expect(letter).toContain(service.title);
  for (let time = 0; time < 2; time++) {
    await page.evaluate(() => navigator.clipboard.writeText("something else"));
    await ways(page).at(-1)?.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(status).toHaveText(names.copied);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(letter);
  }
  await test.step("one click selects the address alone", async () => {
    await sheet(page).getByText(site.mailboxes.info).click();
    expect(await selection()).toBe(site.mailboxes.info);
  });
  for (const refuses of [true, false])
    await test.step(refuses ? "it refuses" : "there is no clipboard", async () => {
      await page.evaluate((refuses) => {
        const clipboard = { writeText: () => Promise.reject(new Error("NotAllowedError")) };
        const value = refuses ? clipboard : undefined;
        Object.defineProperty(navigator, "clipboard", { value, configurable: true });
        window.getSelection()?.removeAllRanges();
      }, refuses);
      await button.click();
      await expect(status).toHaveText(names.selected);
      // Where the browser leaves blank lines in a selection is its own affair.
      const lines = (text: string) => text.split(/\n+/);
      expect(lines(await selection())).toEqual(lines(letter));
    });
  expect(pageLog.errors).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the general mail is prepared, topics unfold, and no button is dead", async ({ page }) => {
    await page.goto(contactPath(site, service.id));
    await expectLetter(page);
    await expect(page.getByText(names.copy)).toBeHidden();
    await expect(sheet(page).getByText(site.mailboxes.info)).toBeVisible();
    await topicList(page).locator("summary").first().click();
    await expect(topicList(page).locator("details a").first()).toBeVisible();
  });
});

test("groups of topics are open on wide screens of browsers that know no ::details-content", async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, contactPath(site));
  await expect(topicList(page).locator("details:not([open])")).toHaveCount(0);
});
