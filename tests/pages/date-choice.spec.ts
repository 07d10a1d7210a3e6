import { readdirSync, readFileSync, statSync } from "node:fs";
import type { Page } from "@playwright/test";
import { content } from "../../app/content/all-offers.test-helper.ts";
import { planBack, workingDay } from "../../app/lib/plan-back.ts";
import { filled } from "../../app/lib/use-words.ts";
import { type Day, toIso } from "../../app/text/day.ts";
import { firstOf, textOf } from "../support/built-documents.ts";
import { client } from "../support/built-files.ts";
import { ends, inWords, longDate, now } from "../support/dated.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { needed } from "../support/needed.ts";
import { contact, service, servicePage } from "../support/places.ts";

const { actions, dateChoice: words } = content.words;
const { leadTimes } = content.planBack;
const { closed } = content.site;
const [near = 0, first = 0, by = 0] = ends;

const longDay = (day: Day) => inWords(day, { weekday: "long", month: "long", day: "numeric" });

/** What a page says of a date, for a first result after so many weeks. */
function planIn(weeks: unknown): { kickoff: Day; said: string } {
  const { kickoff, call, result } = planBack(by, Number(weeks), leadTimes, closed);
  const days = { kickoff: longDay(kickoff), call: longDay(call), result: longDay(result) };
  return { kickoff, said: filled(words.plan, { ...days, by: longDate(by) }) };
}
const { kickoff, said: plan } = planIn(firstOf(servicePage, "[data-weeks]")?.attribs["data-weeks"]);
const undated = textOf(firstOf(servicePage, ".schedule h2"));
const handover = (service.template === "service" && service.schedule?.handover.day) || 0;

const choice = (page: Page) => page.getByRole("group", { name: words.question });
const chip = (page: Page, day: Day) => choice(page).locator(`button[value="${toIso(day)}"]`);
const sentence = (page: Page) => page.locator("[data-plan]").first();
const heading = (page: Page) => page.locator(".schedule h2");

test.beforeEach(async ({ page }) => {
  needed(undated || undefined, "schedule");
  await page.clock.setFixedTime(now);
});

test("a date chosen on home goes along to a service, and into the letter", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open(page, "/");
  const offered = await choice(page)
    .getByRole("button")
    .evaluateAll((buttons) => (buttons as HTMLButtonElement[]).map(({ value }) => value));
  expect(offered).toEqual(ends.map(toIso));
  expect(fetched.filter((url) => url.includes("/plan-back"))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  // By keyboard alone.
  await chip(page, by).focus();
  await page.keyboard.press("Enter");
  await expect(chip(page, by)).toHaveAttribute("aria-pressed", "true");
  await expect(sentence(page)).toHaveText(planIn(content.planBack.weeks).said);
  await expect(sentence(page)).toHaveAttribute("aria-live", "polite");

  await expect(page).toHaveURL(`/?by=${toIso(by)}`);

  await page.goto(servicePage);
  await expect(heading(page)).toContainText(longDay(workingDay(kickoff, handover, closed)));
  await expect(sentence(page)).toHaveText(plan);
  await expect(page.locator("[data-week]").first()).toContainText(
    inWords(kickoff, { day: "numeric" }),
  );
  await expect(page.locator(".schedule")).toContainText(words.note);

  // On paper too; the choices themselves are not printed.
  await page.emulateMedia({ media: "print" });
  await expect(sentence(page)).toBeVisible();
  await expect(choice(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("main").getByRole("link", { name: actions.schedule }).first().click();
  await expect(page).toHaveURL(`${contact}?topic=${service.id}&by=${toIso(by)}`);
  await expect(sentence(page)).toHaveText(plan);
  await expect(page.locator("#letter")).toContainText(longDate(by));
  for (const name of ["mailto", "gmail", "outlook"]) {
    const href = await page.locator(`main a[data-letter=${name}]`).getAttribute("href");
    expect(href).toContain(encodeURIComponent(longDate(by)));
  }

  await choice(page).getByRole("button", { name: words.clear }).click();
  await expect(page.locator("#letter")).not.toContainText(longDate(by));
  await expect(sentence(page)).toBeEmpty();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  // A page kept for Back shows what has become of the choice.
  await page.goBack();
  await expect(heading(page)).toHaveText(undated);
});

test("a press and Clear move nothing, and one that is too near says so", async ({ page }) => {
  await open(page, servicePage);
  // Of the choice and of what is drawn, below the beginning of their band.
  const places = () =>
    page
      .locator(".schedule")
      .evaluate((band) =>
        [...band.querySelectorAll("fieldset, .schedule-rows")].map(
          (part) => part.getBoundingClientRect().top - band.getBoundingClientRect().top,
        ),
      );
  const days = { by: longDate(near), first: longDate(first) };
  for (const width of [390, 768, 1024, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const before = await places();
      /** A part of a pixel is seen by nobody. */
      const expectStill = async () => {
        for (const [index, place] of (await places()).entries())
          expect(Math.abs(place - (before[index] ?? 0)), `at ${place}`).toBeLessThan(1);
      };
      for (const day of [by, near]) {
        await chip(page, day).click();
        await expect(chip(page, day)).toHaveAttribute("aria-pressed", "true");
        await expectStill();
      }
      await expect(sentence(page)).toHaveText(filled(words.tooNear, days));
      await expect(heading(page)).toHaveText(undated);
      await choice(page).getByRole("button", { name: words.clear }).press("Enter");
      await expect(chip(page, near)).toBeFocused();
      await expectStill();
    });
});

test("an address may name a date, and anything else in it is ignored", async ({ page }) => {
  for (const wrong of [toIso(by - 1), "2020-06-30", "<img>", "2027-06-31", ""]) {
    await open(page, `${servicePage}?by=${encodeURIComponent(wrong)}`);
    await expect(heading(page)).toHaveText(undated);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  }
  await open(page, `${servicePage}?by=${toIso(by)}`);
  await expect(sentence(page)).toHaveText(plan);
});

test("what it takes is 5 KB of script with all that a page draws, and none where script is off", async ({
  browser,
}) => {
  const assets = `${client}/assets`;
  const fileOf = (name: string, kind = "js") =>
    readdirSync(assets).find((one) => new RegExp(`^${name}-[^.]+\\.${kind}$`).test(one)) ?? name;
  const weigh = (file: string) => statSync(`${assets}/${file}.br`).size;
  const sizeOf = (name: string, kind?: string) => weigh(fileOf(name, kind));
  /** With what other islands have too; the entry is there already. */
  const withShared = (name: string) => {
    const file = fileOf(name);
    const imported = readFileSync(`${assets}/${file}`, "utf8").matchAll(/from"\.\/([^"]+)"/g);
    const shared = Array.from(imported, ([, one = ""]) => one).filter(
      (one) => !one.startsWith("entry."),
    );
    return [file, ...shared].map(weigh).reduce((sum, size) => sum + size);
  };
  expect(sizeOf("drawing") + sizeOf("drawing", "css")).toBeLessThanOrEqual(2500);
  const everywhere = withShared("plan-back") + sizeOf("ribbon");
  for (const drawing of ["drawing", "benefits", "program", "services", "letter"])
    expect(everywhere + sizeOf(drawing), drawing).toBeLessThanOrEqual(5000);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(servicePage);
  await expect(page.locator(".date-choice")).toBeHidden();
  await context.close();
});
