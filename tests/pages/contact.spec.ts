import type { Page } from "@playwright/test";
import { contact } from "../../app/content/content.ts";
import { serviceGroups, serviceIds } from "../../app/content/services.ts";
import { letter } from "../../app/lib/letter.ts";
import { site } from "../../app/site.ts";
import { expect, goBack, open, sharedTest, test } from "../support/fixtures.ts";
import { hold } from "../support/requests.ts";
import { built } from "./built-parts.ts";

const sheet = (page: Page) => page.getByRole("region", { name: "The prepared email" });
const chosen = (page: Page) => page.locator("#topics [aria-current]");

/** What the sheet shows. */
const shown = (page: Page) => page.locator("#letter").innerText();

/** The letter that a link opens, as it is read on the sheet. */
function letterIn(link: string): string {
  const { pathname, searchParams } = new URL(link);
  const field = (...names: string[]) =>
    names.map((name) => searchParams.get(name)).find((text) => text !== null);
  const to = link.startsWith("mailto:") ? pathname : field("to");
  const body = field("body")?.replaceAll("\r\n", "\n");
  return `To: ${to}\nSubject: ${field("su", "subject")}\n\n${body}`;
}

const ways = (page: Page) =>
  [/^Write to /, "Open the letter in Gmail", "Open the letter in Outlook"].map((name) =>
    page.getByRole("link", { name }),
  );

/** All that speaks of the topic, with a title, or of none: what is shown is what every way sends. */
async function expectLetter(page: Page, title?: string) {
  await expect(page.locator("h1")).toHaveText(`Schedule a consultation${title ?? ""}`);
  const { to, subject, body } = letter({
    to: site.mailboxes.info,
    agenda: contact.agenda,
    topic: title,
  });
  const whole = `To: ${to}\nSubject: ${subject}\n\n${body}`;
  expect(await shown(page)).toBe(whole);
  for (const way of ways(page))
    expect(letterIn((await way.getAttribute("href")) ?? "")).toBe(whole);
}

test("the page says what is decided for contact, with nothing to type in", () => {
  const main = built("/contact").first("main");
  expect(main.texts("h2")).toEqual([
    "The prepared email",
    "Choose a topic",
    "What to include",
    "What happens next",
    "Headquarters",
    "Perhaps already answered",
  ]);
  expect(main.text).toContain("California, United States.");
  expect(main.count("form, input, textarea, select")).toBe(0);

  // Every topic has a prepared mail of its own: every service, two industries, and "Something else".
  const subjects = main
    .attributes('#topics a[href^="mailto:"]', "href")
    .map((mail = "") => new URL(mail).searchParams.get("subject"));
  expect(subjects).toHaveLength(serviceIds.length + 3);
  expect(subjects).toEqual(
    main
      .texts('#topics a[href^="mailto:"]')
      .map((name) => (name === "Something else" ? "Consultation" : `Consultation: ${name}`)),
  );
});

sharedTest("the address presets a topic, an unknown one none", async ({ page, pageLog }) => {
  for (const [query, title] of [
    ["?topic=ma-integration-excellence", "M&A Integration Excellence"],
    ["?topic=energy", "Projects in energy"],
    ["?topic=no-such-topic"],
    ["?topic="],
    ["?topic=__proto__"],
    ["?topic=energy+education"],
  ] as const)
    await sharedTest.step(query, async () => {
      await open(page, `/contact${query}`);
      await expectLetter(page, title);
      await expect(chosen(page)).toHaveText(title ? [title] : []);
    });
  expect(pageLog.errors).toEqual([]);
  expect(pageLog.messages).toEqual([]);
});

sharedTest("a service brings its topic along, and the menu drops it", async ({ page }) => {
  await open(page, "/services/cloud-migration");
  await page.getByRole("link", { name: "Schedule a Consultation" }).first().click();
  await expect(page).toHaveURL("/contact?topic=cloud-migration");
  await expectLetter(page, "Cloud Migration");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expectLetter(page);
  await goBack(page);
  await expect(page.locator("h1")).toContainText("Cloud Migration");
});

sharedTest("topics fold on a phone, and are open where there is room", async ({ page }) => {
  const topic = (name: string) => page.locator("#topics").getByRole("link", { name });
  await page.setViewportSize({ width: 390, height: 844 });

  for (const address of ["/contact?topic=cloud-migration", "/contact#cloud-migration", "/contact"])
    await sharedTest.step(address, async () => {
      await open(page, address);
      if (address === "/contact") {
        const shown = page.locator('#topics a[href^="mailto:"]:visible');
        await expect(shown).toHaveText(["Something else"]);
        const groups = page.locator("#topics summary");
        await expect(groups).toHaveCount(serviceGroups.length);
        await groups.filter({ hasText: "Technology Transformation" }).click();
      }
      await expect(topic("Cloud Migration")).toBeVisible();
      await expect(topic("Data Analytics")).toBeHidden();
    });

  const areSeen = () =>
    page
      .locator("#topics details a")
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
    await expect(page.locator("#topics h3").first()).toBeVisible();
    await page.locator("#topics summary").first().focus();
    await expect(page.locator("#topics summary:focus")).toHaveCount(0);
  });
});

sharedTest("a topic picked on the page is in the letter, whichever it is", async ({ page }) => {
  await open(page, "/contact");
  const topics = page.locator("#topics");
  await sharedTest.step("one shows the letter, with what is known already", async () => {
    // As a chosen date is written there.
    await page.locator("[data-letter=date]").evaluate((date) => date.append("June 30, 2027"));
    await topics.getByRole("link", { name: "Cloud Migration" }).click();
    await expect(page).toHaveURL("/contact?topic=cloud-migration");
    await expect(page.locator("h1:focus")).toHaveText("Schedule a consultationCloud Migration");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await shown(page)).toContain(`${contact.agenda[1]}\nJune 30, 2027\n\n`);
    for (const way of ways(page))
      expect(letterIn((await way.getAttribute("href")) ?? "")).toBe(await shown(page));
    await page.locator("[data-letter=date]").evaluate((date) => date.replaceChildren());
  });
  await sharedTest.step("each has its own", async () => {
    // Nobody reads mail where tests run.
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    const letters = await topics.locator("[data-topic]").evaluateAll((links) =>
      links.map((link) => {
        (link as HTMLElement).click();
        const sheet = document.getElementById("letter");
        const sent = [...document.querySelectorAll<HTMLAnchorElement>("a[data-letter]")];
        return { shown: sheet?.innerText ?? "", sent: sent.map(({ href }) => href) };
      }),
    );
    expect(new Set(letters.map(({ shown }) => shown)).size).toBe(serviceIds.length + 3);
    for (const { shown, sent } of letters)
      expect(sent.map(letterIn)).toEqual(sent.map(() => shown));
  });
  await sharedTest.step("the last is for anything else", async () => {
    await expect(chosen(page)).toHaveText(["Something else"]);
    await expect(page).toHaveURL("/contact");
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
  await open(page, "/contact?topic=ma-integration-excellence");
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
  await page.goto("/contact?topic=cloud-migration", { waitUntil: "commit" });
  const status = page.getByRole("main").getByRole("status");
  const button = page.getByRole("button", { name: "Copy the letter" });
  const selection = () => page.evaluate(() => String(window.getSelection()));
  await test.step("also by a tap that came before the script", async () => {
    await button.click();
    await expect(status).toBeEmpty();
    release();
    await expect(status).toHaveText("Copied");
  });
  const letter = await shown(page);
  expect(letter).toContain("Subject: Consultation: Cloud Migration");
  for (let time = 0; time < 2; time++) {
    await page.evaluate(() => navigator.clipboard.writeText("something else"));
    await ways(page).at(-1)?.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(status).toHaveText("Copied");
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
      await expect(status).toContainText("The letter is selected now");
      // Where the browser leaves blank lines in a selection is its own affair.
      const lines = (text: string) => text.split(/\n+/);
      expect(lines(await selection())).toEqual(lines(letter));
    });
  expect(pageLog.errors).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the general mail is prepared, topics unfold, and no button is dead", async ({ page }) => {
    await page.goto("/contact?topic=cloud-migration");
    await expectLetter(page);
    await expect(page.getByText("Copy the letter")).toBeHidden();
    await expect(sheet(page).getByText(site.mailboxes.info)).toBeVisible();
    await page.locator("#topics summary").first().click();
    await expect(page.locator('#topics a[href^="mailto:"]').first()).toBeVisible();
  });
});

test("groups of topics are open on wide screens of browsers that know no ::details-content", async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/contact");
  await expect(page.locator("#topics details:not([open])")).toHaveCount(0);
});
