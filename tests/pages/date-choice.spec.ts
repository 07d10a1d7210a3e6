import { readdirSync, statSync } from "node:fs";
import type { Page } from "@playwright/test";
import { content } from "../../app/content/content.ts";
import { client } from "../support/built-files.ts";
import { expect, open, test } from "../support/fixtures.ts";

const service = "/services/cloud-migration";
const { question } = content.words.dateChoice;
const choice = (page: Page) => page.getByRole("group", { name: question });
const chip = (page: Page, name: string) => choice(page).getByRole("button", { name });
const sentence = (page: Page) => page.locator("[data-plan]");
const plan =
  "Kickoff by Monday, May 17. First call by Wednesday, April 28. First result by Friday, June 25, in time for June 30, 2027.";

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 17, 9)));

test("a quarter chosen on home goes along to a service, and into the letter", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open(page, "/");
  await expect(choice(page).getByRole("button")).toHaveText([
    "Dec 31 2026",
    "Mar 31 2027",
    "Jun 30 2027",
    "Sep 30 2027",
    "Dec 31 2027",
    "Mar 31 2028",
  ]);
  expect(fetched.filter((url) => url.includes("/plan-back"))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  // By keyboard alone.
  await chip(page, "Jun 30").focus();
  await page.keyboard.press("Enter");
  await expect(chip(page, "Jun 30")).toHaveAttribute("aria-pressed", "true");
  await expect(sentence(page)).toHaveText(plan);
  await expect(sentence(page)).toHaveAttribute("aria-live", "polite");

  await page.goto(service);
  const schedule = page.locator(".schedule");
  await expect(schedule.getByRole("heading")).toHaveText("A rehearsed pilot by Friday, June 11");
  await expect(sentence(page)).toHaveText(plan);
  await expect(schedule).toContainText("Mon, May 17 Record");
  await expect(schedule).toContainText(/Your operations staff May 17\s–\s19/);
  await expect(schedule).toContainText("public holidays are not counted");

  // On paper too; the choices themselves are not printed.
  await page.emulateMedia({ media: "print" });
  await expect(sentence(page)).toBeVisible();
  await expect(choice(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("link", { name: "Schedule a Consultation" }).first().click();
  await expect(page).toHaveURL("/contact?topic=cloud-migration&by=2027-06-30");
  await expect(sentence(page)).toHaveText(plan);
  await expect(page.locator("#letter")).toContainText("June 30, 2027");
  for (const name of ["mailto", "gmail", "outlook"])
    await expect(page.locator(`a[data-letter=${name}]`)).toHaveAttribute(
      "href",
      /June%2030%2C%202027/,
    );

  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.locator("#letter")).not.toContainText("2027");
  await expect(sentence(page)).toBeEmpty();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  // A page kept for Back shows what has become of the choice.
  await page.goBack();
  await expect(schedule.getByRole("heading")).toHaveText("A rehearsed pilot by day 20");
  await expect(schedule).toContainText("Week 1, days 1–5 Record");
});

test("a quarter that is too near says so, and which one is not", async ({ page }) => {
  await open(page, service);
  await chip(page, "Dec 31 2026").click();
  await expect(sentence(page)).toHaveText(
    "December 31, 2026 is too near for a first result. The first quarter that holds ends on March 31, 2027.",
  );
  await expect(page.locator(".schedule h2")).toHaveText("A rehearsed pilot by day 20");
});

test("an address may name a quarter, and anything else in it is ignored", async ({ page }) => {
  for (const by of ["2027-06-29", "2020-06-30", "<img>", "2027-06-31", ""]) {
    await open(page, `${service}?by=${encodeURIComponent(by)}`);
    await expect(page.locator(".schedule h2")).toHaveText("A rehearsed pilot by day 20");
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  }
  await open(page, `${service}?by=2027-06-30`);
  await expect(sentence(page)).toHaveText(plan);
});

test("what it takes is 1.5 KB of script, and none where script is off", async ({ browser }) => {
  const file = readdirSync(`${client}/assets`).find((name) => /^plan-back-.*\.js\.br$/.test(name));
  expect(statSync(`${client}/assets/${file}`).size).toBeLessThanOrEqual(1500);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(service);
  await expect(page.locator(".date-choice")).toBeHidden();
  await context.close();
});
