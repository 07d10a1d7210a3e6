import type { Page } from "@playwright/test";
import { bandsOfKind } from "../../app/bands/band-words.test-helper.ts";
import { topicGroups } from "../../app/bands/opening-letter/topic-groups.ts";
import { content } from "../../app/content/content.ts";
import { letterAbout, type Topic } from "../../app/lib/letter-about.ts";
import { contactPath, servicePath } from "../../app/lib/paths.ts";
import { filled } from "../../app/lib/use-words.ts";
import { site } from "../../app/site.ts";
import { expect, goBack, open, sharedTest, test } from "../support/fixtures.ts";
import { needed, neededBand } from "../support/needed.ts";
import { given, offers } from "../support/places.ts";
import { hold } from "../support/requests.ts";
import { built } from "./built-parts.ts";

const { letter: words, situations } = content;

const { letter: names, actions, header } = content.words;
const [band] = bandsOfKind("opening-letter");
const groups = topicGroups(content);
const topics = groups.flatMap((group) => group.topics);
/** A service in a group other than the first, and a topic that is no service, if a group adds one. */
const service = given(groups.at(1)?.topics[0] ?? topics[0], "a topic to write about");
const further = topics.find(({ id }) => !content.services.some((one) => one.id === id));
/** What can be chosen, as it is called and as it is written about. */
const choices: { id?: string; label: string | undefined; about?: Topic }[] = [
  ...situations.map(({ id, line: label, subject, letter }) => ({
    id,
    label,
    about: { subject, letter },
  })),
  ...topics.map(({ id, title }) => ({ id, label: title, about: { title } })),
  { label: band?.general },
];

const { id = "", about } = given(choices[0], "something to choose");

test.beforeEach(() => neededBand("opening-letter"));

const topicList = (page: Page) => page.locator("[data-topics]");
/** A choice; without an id, the one for anything else. */
const topic = (page: Page, id?: string) =>
  topicList(page).locator(id ? `[id="${id}"]` : "[data-topic='']");
/** What a choice is folded into: all of them, and its group. */
const folds = (page: Page, id: string) =>
  topicList(page)
    .locator("details")
    .filter({ has: page.locator(`[id="${id}"]`) })
    .locator("> summary");
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
    filled(names.openIn, { name: names.gmail }),
    filled(names.openIn, { name: names.outlook }),
  ].map((name) => page.getByRole("link", { name }));

/** What is shown is what every way sends, the dock's too: about a topic, or about none. */
async function expectLetter(page: Page, about?: Topic) {
  const { to, subject, body } = letterAbout(content, about);
  const whole = `${names.to}: ${to}\n${names.subject}: ${subject}\n\n${body}`;
  expect(await shown(page)).toBe(whole);
  for (const way of [...ways(page), page.locator(".dock > a")])
    expect(letterIn((await way.getAttribute("href")) ?? "")).toBe(whole);
  await expect(page.locator(".dock > a small")).toHaveText(subject);
}

test("all that can be chosen has a prepared mail of its own, with nothing to type in", () => {
  const main = built(contactPath(site)).first("main");
  expect(main.count("form, input, textarea, select")).toBe(0);
  const mails = '[data-topics] a[href^="mailto:"]';
  const mailOf = new Map(
    main.texts(mails).map((text, index) => [text, main.attributes(mails, "href")[index]]),
  );
  expect(Object.fromEntries(mailOf)).toEqual(
    Object.fromEntries(
      choices.map(({ label, about }) => [label, letterAbout(content, about).mailto]),
    ),
  );
});

sharedTest("the address presets a topic, an unknown one none", async ({ page, pageLog }) => {
  const [situation] = situations;
  const named = [service, ...(further ? [further] : [])];
  for (const [query, about, label] of [
    ...(situation ? [[situation.id, situation, situation.line] as const] : []),
    ...named.flatMap((topic) => topic.names.map((name) => [name, topic, topic.title] as const)),
    ["no-such-topic"],
    [""],
    ["__proto__"],
    [topics.map(({ id }) => id).join("+")],
  ] as const)
    await sharedTest.step(query, async () => {
      await open(page, `${contactPath(site)}?topic=${query}`);
      await expectLetter(page, about);
      await expect(chosen(page)).toHaveText(label ? [label] : []);
    });
  expect(pageLog.errors).toEqual([]);
  expect(pageLog.messages).toEqual([]);
});

sharedTest("a service brings its topic along, and the menu drops it", async ({ page }) => {
  await open(page, servicePath(service.id));
  // The header may say the same, about nothing in particular.
  await page.getByRole("main").getByRole("link", { name: actions.schedule }).first().click();
  await expect(page).toHaveURL(contactPath(site, service.id));
  await expectLetter(page, service);
  const menu = page.getByRole("navigation", { name: header.main });
  const { name } = site.navigation.find(({ href }) => href === contactPath(site)) ?? {};
  await menu.getByRole("link", { name: name ?? "", exact: true }).click();
  await expect(page).toHaveURL(contactPath(site));
  await expectLetter(page);
  await goBack(page);
  await expect(chosen(page)).toHaveText([service.title]);
});

sharedTest("services by name are folded, and an address opens them", async ({ page }) => {
  await open(page, contactPath(site));
  for (const fold of await folds(page, service.id).all()) {
    await expect(topic(page, service.id)).toBeHidden();
    await fold.click();
  }
  await expect(topic(page, service.id)).toBeVisible();
  await page.goto("about:blank");
  await open(page, `${contactPath(site)}#${service.id}`);
  await expect(topic(page, service.id)).toBeVisible();
});

sharedTest("what is chosen is in the letter, which stays in sight", async ({ page }) => {
  await open(page, contactPath(site));
  for (const fold of await folds(page, id).all()) await fold.click();
  // Nobody reads mail where tests run.
  const isSent = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener("click", (event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        }),
      ),
  );
  await sharedTest.step("beside it, with what is known already", async () => {
    // As a chosen date is written there.
    const date = page.locator("[data-letter=date]");
    const chosenDate = offers.dates ? "June 30, 2027" : "";
    if (chosenDate) await date.evaluate((place, words) => place.append(words), chosenDate);
    const link = topic(page, id);
    await link.click();
    expect(await isSent).toBe(false);
    await expect(page).toHaveURL(contactPath(site, id));
    await expect(link).toBeFocused();
    await expect(sheet(page).locator("[aria-live=polite]")).toHaveText(
      letterAbout(content, about).subject,
    );
    const { line } = words.agenda.find(({ asksDate }) => asksDate) ?? {};
    if (chosenDate) expect(await shown(page)).toContain(`${line}\n${chosenDate}\n\n`);
    for (const way of ways(page))
      expect(letterIn((await way.getAttribute("href")) ?? "")).toBe(await shown(page));
    if (chosenDate) await date.evaluate((place) => place.replaceChildren());
  });
  await sharedTest.step("each has its own", async () => {
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
    expect(new Set(letters.map(({ shown }) => shown)).size).toBe(choices.length);
    for (const { shown, sent } of letters)
      expect(sent.map(letterIn)).toEqual(sent.map(() => shown));
  });
  await sharedTest.step("and one is for anything else", async () => {
    await topic(page).click();
    await expect(chosen(page)).toHaveText([band?.general ?? ""]);
    await expect(page).toHaveURL(contactPath(site));
    await expectLetter(page);
  });
});

test("the letter stays in sight on a wide screen, and in short on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, contactPath(site));
  const write = given(ways(page)[0], "a way to send it");
  await expect(write).toBeInViewport({ ratio: 1 });
  await page.locator(".letter-place").evaluate((place: HTMLElement) => {
    const spare = place.offsetHeight - (place.firstElementChild as HTMLElement).offsetHeight;
    scrollTo(0, spare);
  });
  await expect(page.locator("#letter")).toBeInViewport({ ratio: 1 });
  await expect(write).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  const short = page.locator(".dock").getByRole("link", { name: names.short });
  await expect(short).toBeInViewport({ ratio: 1 });
  for (const fold of await folds(page, id).all()) await fold.click();
  await topic(page, id).click();
  await expect(short).toContainText(letterAbout(content, about).subject);
});

test("a time to choose is the first thing offered, on a phone too", async ({ page }) => {
  const booking = needed(site.booking, "calendar to book a call");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, contactPath(site));
    const first = page.getByRole("main").locator("a[data-call]").first();
    await expect(first).toHaveAttribute("href", booking);
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(first).toHaveAttribute("rel", "noreferrer noopener");
  }
});

test("what a choice changes lights up, unless motion is reduced", async ({ page }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...keys) {
      const { dataset } = document.documentElement;
      dataset.lit = `${dataset.lit ?? ""} ${(this as HTMLElement).dataset.letter}`;
      return animate.apply(this, keys);
    };
  });
  const lit = () => page.evaluate(() => document.documentElement.dataset.lit?.split(" "));
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, contactPath(site, service.id));
    expect(await lit(), "as the page opens").toBeUndefined();
    await topic(page).click();
    await expectLetter(page);
    if (reducedMotion === "reduce") expect(await lit()).toBeUndefined();
    else expect(await lit()).toContain("subject");
  }
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
    await sheet(page).getByText(site.mailboxes.info, { exact: true }).click();
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
      const lines = (text: string) => text.trim().split(/\n+/);
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
    await expect(sheet(page).getByText(site.mailboxes.info, { exact: true })).toBeVisible();
    for (const fold of await folds(page, service.id).all()) await fold.click();
    await expect(topic(page, service.id)).toBeVisible();
  });
});
