import type { Page } from "@playwright/test";
import { serviceIds } from "../../app/content/ids.ts";
import { site } from "../../app/site.ts";
import { expect, goBack, open, test } from "../support/fixtures.ts";

const writeButton = (page: Page) => page.getByRole("link", { name: /^Write to / });
const sheet = (page: Page) => page.getByRole("region", { name: "The prepared email" });

async function mailOf(page: Page) {
  const mail = new URL((await writeButton(page).getAttribute("href")) ?? "");
  return {
    to: mail.pathname,
    subject: mail.searchParams.get("subject"),
    body: mail.searchParams.get("body") ?? "",
  };
}

async function expectGeneralMail(page: Page) {
  await expect(page.locator("h1")).toHaveText("Schedule a consultation");
  await expect(sheet(page)).toContainText(/Subject\s*Consultation\s*What/);
  const { to, subject, body } = await mailOf(page);
  expect(to).toBe(site.mailboxes.info);
  expect(subject).toBe("Consultation");
  expect(body.split("\r\n\r\n")).toHaveLength(5);
}

for (const { topic, title } of [
  { topic: "ma-integration-excellence", title: "M&A Integration Excellence" },
  { topic: "energy", title: "Projects in energy" },
  { topic: "education", title: "Projects in education" },
  // The second address of a service names its topic as well.
  { topic: "ai-strategy-consulting", title: "AI Strategy & Roadmap" },
])
  test(`the address presets the topic ${topic}, before anything is painted`, async ({
    page,
    witness,
  }) => {
    await open(page, `/contact?topic=${topic}`);
    await expect(page.locator("h1")).toHaveText(`Schedule a consultation${title}`);
    await expect(page.getByText(/^Subject and agenda are ready for this topic/)).toBeVisible();
    await expect(sheet(page)).toContainText(`Consultation: ${title}`);
    expect((await mailOf(page)).subject).toBe(`Consultation: ${title}`);
    await expect(page.locator('#topics [aria-current="true"]')).toHaveText(title);
    expect(witness.errors).toEqual([]);
    expect(witness.messages).toEqual([]);
  });

for (const query of [
  "",
  "?topic=no-such-topic",
  "?topic=",
  "?topic=__proto__",
  "?topic=energy+education",
])
  test(`/contact${query} prepares the general mail`, async ({ page, witness }) => {
    await open(page, `/contact${query}`);
    await expectGeneralMail(page);
    await expect(page.locator("#topics [aria-current]")).toHaveCount(0);
    expect(witness.messages).toEqual([]);
  });

test("a service's call to action brings its topic along, and the menu drops it", async ({
  page,
}) => {
  await open(page, "/services/cloud-migration");
  await page.getByRole("link", { name: "Schedule a Consultation" }).first().click();
  await expect(page).toHaveURL("/contact?topic=cloud-migration");
  await expect(page.locator("h1")).toHaveText("Schedule a consultationCloud Migration");
  expect((await mailOf(page)).subject).toBe("Consultation: Cloud Migration");

  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Contact" })
    .click();
  await expect(page).toHaveURL("/contact");
  await expectGeneralMail(page);
  await goBack(page);
  await expect(page.locator("h1")).toContainText("Cloud Migration");
});

test("every topic has a prepared mail of its own, and there is nothing to type in", async ({
  page,
}) => {
  await page.goto("/contact");
  const mails = await page
    .locator('#topics a[href^="mailto:"]')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
  // Every service, two industries, and "Something else".
  expect(mails).toHaveLength(serviceIds.length + 3);
  for (const [title, href] of mails) {
    const subject = new URL(href ?? "").searchParams.get("subject");
    expect(subject).toBe(title === "Something else" ? "Consultation" : `Consultation: ${title}`);
  }
  await expect(page.locator("main").locator("form, input, textarea, select")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const topic = (page: Page, name: string) => page.locator("#topics").getByRole("link", { name });

  test("topics are folded by group, and unfold under a finger", async ({ page }) => {
    await open(page, "/contact");
    const groups = page.locator("#topics summary");
    expect(await groups.count()).toBe(7);
    await expect(page.locator('#topics a[href^="mailto:"]:visible')).toHaveText(["Something else"]);
    await groups.filter({ hasText: "Technology Transformation" }).click();
    await expect(topic(page, "Cloud Migration")).toBeVisible();
    await expect(topic(page, "Data Analytics")).toBeHidden();
  });

  for (const address of ["/contact?topic=cloud-migration", "/contact#cloud-migration"])
    test(`${address} unfolds the group that it chooses from`, async ({ page }) => {
      await open(page, address);
      await expect(topic(page, "Cloud Migration")).toBeVisible();
      await expect(topic(page, "Data Analytics")).toBeHidden();
    });
});

test("where there is room every topic is seen, on paper too, and no group can be pressed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page, "/contact");
  const topics = page.locator("#topics details a");
  const areSeen = () =>
    topics.evaluateAll((links) =>
      links.every((link) => link.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect(await areSeen()).toBe(true);
  await expect(page.locator("#topics h3").first()).toBeVisible();
  await page.locator("#topics summary").first().focus();
  await expect(page.locator("#topics summary:focus")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: "print" });
  await expect.poll(areSeen).toBe(true);
});

test("the page says what to include, what happens next, where we are, then answers", async ({
  page,
}) => {
  await page.goto("/contact");
  expect(await page.locator("main h2").allTextContents()).toEqual([
    "The prepared email",
    "Choose a topic",
    "What to include",
    "What happens next",
    "Headquarters",
    "Perhaps already answered",
  ]);
  await expect(page.locator("#faq details")).toHaveCount(6);
  await expect(page.getByRole("main")).toContainText("California, United States.");
});

test("the address is copied, and each copy is announced", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL ?? "" });
  await open(page, "/contact");
  const status = sheet(page).getByRole("status");
  await expect(status).toBeEmpty();
  for (let time = 0; time < 2; time++) {
    await page.evaluate(() => navigator.clipboard.writeText("something else"));
    await page.getByRole("button", { name: "Copy the address" }).click();
    await expect(status).toHaveText("Address copied");
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(site.mailboxes.info);
  }
});

for (const refusal of ["refuses", "has no clipboard"])
  test(`the address is selected where the browser ${refusal}`, async ({ page, witness }) => {
    await page.addInitScript((refusal) => {
      const clipboard = {
        writeText: () => Promise.reject(new DOMException("", "NotAllowedError")),
      };
      Object.defineProperty(navigator, "clipboard", {
        value: refusal === "refuses" ? clipboard : undefined,
      });
    }, refusal);
    await open(page, "/contact");
    await page.getByRole("button", { name: "Copy the address" }).click();
    await expect(sheet(page).getByRole("status")).toContainText("The address is selected now");
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(site.mailboxes.info);
    expect(witness.errors).toEqual([]);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("topics unfold by themselves", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/contact");
    await page.locator("#topics summary").first().click();
    await expect(page.locator('#topics a[href^="mailto:"]').first()).toBeVisible();
  });

  test("a topic's address prepares the general mail, and no button is dead", async ({ page }) => {
    await page.goto("/contact?topic=cloud-migration");
    await expectGeneralMail(page);
    await expect(page.getByText("Copy the address")).toBeHidden();
    await expect(sheet(page).getByText(site.mailboxes.info)).toBeVisible();
  });
});
