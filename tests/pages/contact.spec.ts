import type { Page } from "@playwright/test";
import { serviceIds } from "../../app/content/services.ts";
import { site } from "../../app/site.ts";
import { expect, goBack, open, sharedTest, test } from "../support/fixtures.ts";
import { hold } from "../support/requests.ts";
import { built } from "./built-parts.ts";

const sheet = (page: Page) => page.getByRole("region", { name: "The prepared email" });
const chosen = (page: Page) => page.locator("#topics [aria-current]");

/** The mail that the button prepares. */
async function mailOf(page: Page) {
  const button = page.getByRole("link", { name: /^Write to / });
  const mail = new URL((await button.getAttribute("href")) ?? "");
  const [subject, body] = ["subject", "body"].map((part) => mail.searchParams.get(part));
  return { to: mail.pathname, subject, lines: body?.split("\r\n\r\n").length };
}

/** All that speaks of the topic, with a title, or of none. */
async function expectMail(page: Page, title?: string) {
  const subject = title ? `Consultation: ${title}` : "Consultation";
  await expect(page.locator("h1")).toHaveText(`Schedule a consultation${title ?? ""}`);
  await expect(sheet(page).locator("[data-topic-subject]")).toHaveText(subject);
  expect(await mailOf(page)).toEqual({ to: site.mailboxes.info, subject, lines: 5 });
  await expect(chosen(page)).toHaveText(title ? [title] : []);
  const lead = page.getByText(/^Subject and agenda are ready for this topic/);
  await expect(lead).toHaveCount(title ? 1 : 0);
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
      await expectMail(page, title);
    });
  expect(pageLog.errors).toEqual([]);
  expect(pageLog.messages).toEqual([]);
});

sharedTest("a service brings its topic along, and the menu drops it", async ({ page }) => {
  await open(page, "/services/cloud-migration");
  await page.getByRole("link", { name: "Schedule a Consultation" }).first().click();
  await expect(page).toHaveURL("/contact?topic=cloud-migration");
  await expectMail(page, "Cloud Migration");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expectMail(page);
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
        await expect(groups).toHaveCount(7);
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

test("the address is copied, each time announced, and selected where it cannot be", async ({
  page,
  context,
  baseURL,
  pageLog,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL ?? "" });
  const release = await hold(page, /\/entry\.client-/);
  await page.goto("/contact", { waitUntil: "commit" });
  const status = sheet(page).getByRole("status");
  const button = page.getByRole("button", { name: "Copy the address" });
  await test.step("also by a tap that came before the script", async () => {
    await button.click();
    await expect(status).toBeEmpty();
    release();
    await expect(status).toHaveText("Address copied");
  });
  for (let time = 0; time < 2; time++) {
    await page.evaluate(() => navigator.clipboard.writeText("something else"));
    await button.click();
    await expect(status).toHaveText("Address copied");
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe(site.mailboxes.info);
  }
  for (const refuses of [true, false])
    await test.step(refuses ? "it refuses" : "there is no clipboard", async () => {
      await page.evaluate((refuses) => {
        const clipboard = { writeText: () => Promise.reject(new Error("NotAllowedError")) };
        const value = refuses ? clipboard : undefined;
        Object.defineProperty(navigator, "clipboard", { value, configurable: true });
        window.getSelection()?.removeAllRanges();
      }, refuses);
      await button.click();
      await expect(status).toContainText("The address is selected now");
      expect(await page.evaluate(() => String(window.getSelection()))).toBe(site.mailboxes.info);
    });
  expect(pageLog.errors).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the general mail is prepared, topics unfold, and no button is dead", async ({ page }) => {
    await page.goto("/contact?topic=cloud-migration");
    await expectMail(page);
    await expect(page.getByText("Copy the address")).toBeHidden();
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
