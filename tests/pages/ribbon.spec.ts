import type { Page } from "@playwright/test";
import { bandsOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/all-offers.test-helper.ts";
import { contents } from "../../app/content/content.ts";
import { addressIn } from "../../app/content/edition.ts";
import { today } from "../../app/lib/offered-dates.ts";
import { caseStudiesPage, servicePath } from "../../app/lib/paths.ts";
import { planBack, planMonthsBack } from "../../app/lib/plan-back.ts";
import { filled } from "../../app/lib/use-words.ts";
import { type Day, toIso } from "../../app/text/day.ts";
import { violations } from "../support/accessibility.ts";
import { ends, inWords, longDate, now, remember } from "../support/dated.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { shiftsOf, watchShifts } from "../support/layout-shifts.ts";
import { needed } from "../support/needed.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { anyPage, servicesPage, solutionPage, study, studyPage } from "../support/places.ts";
import { sidewaysScroll } from "../support/visit.ts";

const { dateChoice: words } = content.words;
const { leadTimes, weeks } = content.planBack;
const { closed, language } = content.site;
const [near = 0, , by = 0, other = 0] = ends;

const shortDay = (day: Day) => inWords(day, { month: "short", day: "numeric" });

const ribbon = (page: Page) => page.getByRole("region", { name: words.ribbon });
const button = (page: Page, name: string) => ribbon(page).getByRole("button", { name });

/** If it has one. */
async function closingCallNamesIt(page: Page): Promise<void> {
  for (const heading of await page.locator("[data-by-date]").all())
    await expect(heading).toContainText(longDate(by));
}

/** How far what is in sight has moved since the page was opened. */
async function shiftIn(page: Page): Promise<number> {
  const shifts = await shiftsOf(page);
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

test.beforeEach(({ page }) => page.clock.setFixedTime(now));

const others = Object.values(pageKinds)
  .map(({ path }) => path)
  .filter((path) => path !== "/");

for (const path of others)
  test(`${path} knows the date from its first paint on, below the header, and nothing moves`, async ({
    page,
  }) => {
    await watchShifts(page);
    await remember(page, by);
    await open(page, path);
    await expect(ribbon(page)).toContainText(inWords(by, { dateStyle: "medium" }));
    await expect(ribbon(page)).toContainText(words.drawing.call);
    const box = await ribbon(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(40);
    expect(box?.y).toBeCloseTo(
      (await page.locator("header").first().boundingBox())?.height ?? 0,
      0,
    );
    // Names of weeks that follow their day by a few pixels count a thousandth.
    expect(await shiftIn(page)).toBeLessThan(0.002);
    await closingCallNamesIt(page);
    for (const width of [768, 820, 912, 1024]) {
      await page.setViewportSize({ width, height: 1024 });
      // A font that is late for once moves lines, too; what has no room moves every time.
      await expect(async () => {
        await open(page, path);
        await expect(ribbon(page)).toContainText(words.drawing.call);
        expect(await shiftIn(page), `${width} px`).toBeLessThan(0.0005);
      }).toPass({ timeout: 15_000 });
    }
  });

test("an address that names no date that is offered moves nothing, whatever was chosen before", async ({
  page,
}) => {
  // The room of the ribbon, made or taken back, counts 0.02; a letter of a late font less.
  await watchShifts(page);
  for (const asked of ["garbage", "2027-05-31", "2020-06-30", ""]) {
    await open(page, `${anyPage}?by=${asked}`);
    await expect(ribbon(page)).toBeHidden();
    expect(await shiftIn(page), asked).toBeLessThan(0.005);
  }
  await remember(page, by);
  for (const asked of ["garbage", "2027-05-31", ""]) {
    await open(page, `${anyPage}?by=${asked}`);
    await expect(ribbon(page)).toContainText(inWords(by, { dateStyle: "medium" }));
    expect(await shiftIn(page), asked).toBeLessThan(0.005);
  }
});

test("the ribbon has every step of the plan, takes another date, and goes with Clear", async ({
  page,
}) => {
  await open(page, `${anyPage}?by=${toIso(by)}`);
  const stepsFor = (day: Day) => {
    const { call, kickoff, result } = planBack(day, weeks, leadTimes, closed);
    return [call, kickoff, result].map(shortDay);
  };
  for (const day of stepsFor(by)) await expect(ribbon(page)).toContainText(day);
  expect(await violations(page)).toEqual([]);

  // By keyboard alone.
  await button(page, words.change).press("Enter");
  await ribbon(page)
    .locator(`[value="${toIso(other)}"]`)
    .press("Enter");
  for (const day of stepsFor(other)) await expect(ribbon(page)).toContainText(day);
  await expect(ribbon(page).getByRole("status")).toContainText(longDate(other));
  await expect(page).toHaveURL(`${anyPage}?by=${toIso(other)}`);
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await button(page, words.clear).press("Enter");
  await expect(ribbon(page)).toBeHidden();
  await expect(page).toHaveURL(anyPage);
  await expect(page.locator("#main")).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a date that is too near says so, and one press takes the first that holds", async ({
  page,
}) => {
  await remember(page, near);
  await open(page, anyPage);
  const first =
    ends.find((day) => planBack(day, weeks, leadTimes, closed).letter >= today(now)) ?? 0;
  await button(page, filled(words.drawing.planFor, { by: longDate(first) })).press("Enter");
  await expect(ribbon(page)).toContainText(
    shortDay(planBack(first, weeks, leadTimes, closed).call),
  );
  await expect(button(page, words.change)).toBeFocused();
});

test("on a page that draws the plan the ribbon waits until that has left the screen", async ({
  page,
}) => {
  await remember(page, by);
  await open(page, "/");
  await closingCallNamesIt(page);
  const drawn = page.locator("[data-drawing=plan]");
  test.skip(!(await drawn.count()), "Home draws no plan.");
  await expect(drawn).toBeVisible();
  await expect(ribbon(page)).toBeHidden();
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(ribbon(page)).toBeVisible();
  await drawn.scrollIntoViewIfNeeded();
  await expect(ribbon(page)).toBeHidden();
});

test("on a phone it is one line that scrolls away, and the button below has the day", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await remember(page, by);
  await open(page, studyPage);
  await expect(ribbon(page)).toBeInViewport();
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(ribbon(page)).not.toBeInViewport();
  const call = inWords(planBack(by, weeks, leadTimes, closed).call, {
    month: "long",
    day: "numeric",
  });
  await expect(page.locator("[data-behavior=call]")).toContainText(filled(words.callBy, { call }));
});

test("on a phone nothing moves while home is read with a date", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await watchShifts(page);
  await remember(page, by);
  await open(page, "/");
  await expect(page.locator("[data-behavior=call]")).toHaveText(/\d/);
  for (const place of ["footer", "h1", "footer"])
    await page.locator(place).first().scrollIntoViewIfNeeded();
  await expect(page.locator("footer")).toBeInViewport();
  const shifts = await shiftsOf(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThan(0.002);
});

test("on paper it is a list of its dates, and in forced colors it keeps its marks", async ({
  page,
}) => {
  await remember(page, by);
  await open(page, anyPage);
  await page.emulateMedia({ forcedColors: "active" });
  const due = ribbon(page).locator("[data-part=due]");
  const colors = await due.evaluate((one) => [
    getComputedStyle(one, "::before").backgroundColor,
    getComputedStyle(one).color,
  ]);
  expect(colors[0]).toBe(colors[1]);

  await page.emulateMedia({ forcedColors: "none", media: "print" });
  // As wide as what A4 has between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  const { call, kickoff } = planBack(by, weeks, leadTimes, closed);
  for (const day of [call, kickoff].map(shortDay))
    await expect(ribbon(page).getByText(day)).toBeVisible();
  await expect(due).toBeVisible();
  await expect(ribbon(page).getByRole("button")).toHaveCount(0);
  expect((await ribbon(page).boundingBox())?.height).toBeLessThanOrEqual(60);
});

test("the list of case studies says by when each would have had to begin", async ({ page }) => {
  const places = page.locator("[data-begins]");
  await open(page, caseStudiesPage(content)?.path ?? "/");
  const shown = await places.count();
  test.skip(!shown, "No list compares the case studies.");
  await expect(places.first()).toBeHidden();
  await page.goto(`${page.url()}?by=${toIso(by)}`);
  for (const one of await places.all()) {
    const months = Number(await one.getAttribute("data-months"));
    expect(content.caseStudies.map((study) => study.months)).toContain(months);
    const { call, letter } = planMonthsBack(by, months, leadTimes, closed);
    const text = letter >= today(now) ? words.begins : words.beginsLate;
    await expect(one).toHaveText(filled(text, { by: longDate(by), call: longDate(call) }));
  }
});

/** Parts of the ribbon that begin before the one beside them ends, of those that are seen. */
const crowded = (page: Page) =>
  page.locator("[data-behavior=ribbon]").evaluate((ribbon) => {
    const parts = [
      ...ribbon.querySelectorAll(":scope > * > li, :scope > p > span, :scope > button"),
    ]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      // A line that is not seen is below its list.
      .filter(({ one, box }) => {
        const line = one.parentElement?.getBoundingClientRect();
        return box.width && box.top < (line?.bottom ?? 0);
      })
      .sort((a, b) => a.box.left - b.box.left);
    return parts.flatMap(({ one, box }, at) => {
      const next = parts[at + 1]?.box.left ?? innerWidth;
      return box.right > next || one.scrollWidth > one.clientWidth + 1 ? one.textContent : [];
    });
  });

for (const { site } of contents)
  test(`on any phone a date leaves room for itself, in ${site.language}`, async ({ page }) => {
    for (const path of [anyPage, "/"])
      for (const day of [by, near])
        for (const width of [320, 360, 390]) {
          await page.setViewportSize({ width, height: 664 });
          await open(page, `${addressIn(site, path)}?by=${toIso(day)}`);
          const drawn = page.locator("[data-behavior=ribbon] button").first();
          await expect(drawn).toBeAttached();
          const where = `${path} on ${toIso(day)} at ${width} px`;
          expect.soft(await sidewaysScroll(page), where).toBe(0);
          if (path !== "/") expect.soft(await crowded(page), where).toEqual([]);
        }
  });

test("on a phone a date that is too near can be changed, and is not cut", async ({ page }) => {
  await remember(page, near);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 664 });
    await open(page, anyPage);
    await expect(button(page, words.change)).toBeVisible();
    const said = ribbon(page).locator("p").first().locator("span");
    expect(await said.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await button(page, words.change).click();
    await ribbon(page)
      .locator(`[value="${toIso(by)}"]`)
      .click();
    await expect(ribbon(page).getByRole("group")).toBeHidden();
    await button(page, words.clear).click();
  }
});

test("a case study says when a program like it has to begin", async ({ page }) => {
  const { months: length } = needed(study, "case studies");
  await remember(page, by);
  await open(page, studyPage);
  const { call, letter } = planMonthsBack(by, length, leadTimes, closed);
  const text = letter >= today(now) ? words.program : words.programLate;
  const months = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "month",
    unitDisplay: "long",
  }).format(length);
  await expect(page.locator("[data-drawing=program]")).toContainText(
    filled(text, { months, call: longDate(call), by: longDate(by) }),
  );
});

test("a solution is planned back from the month of its key benefit", async ({ page }) => {
  const solution = content.services.find(
    ({ months }) => months && planMonthsBack(by, months, leadTimes, closed).letter >= today(now),
  );
  test.skip(!solution || !solutionPage, "No solution has a key benefit that lands in time.");
  await remember(page, by);
  await open(page, servicePath(solution?.id ?? ""));
  const { kickoff } = planMonthsBack(by, solution?.months ?? 0, leadTimes, closed);
  const day = inWords(kickoff, { month: "long", day: "numeric" });
  const note = filled(words.benefits, { kickoff: day, by: longDate(by) });
  await expect(page.locator("[data-drawing=benefits]")).toContainText(note);
  await expect(ribbon(page)).toContainText(shortDay(kickoff));
});

test("services that take too long recede, and say which date they fit", async ({ page }) => {
  needed(bandsOfKind("phase-plan")[0] ?? bandsOfKind("service-cards")[0], "list of services");
  await remember(page, near);
  await open(page, servicesPage);
  const services = page.locator("[data-drawing=services]");
  const rows = services.locator("[data-late]");
  const links = await services
    .locator("a")
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  const fits = (day: Day, one: (typeof content.services)[number]) =>
    (one.months
      ? planMonthsBack(day, one.months, leadTimes, closed)
      : planBack(day, one.weeks ?? 0, leadTimes, closed)
    ).letter >= today(now);
  const late = content.services
    .filter(({ id, weeks, months }) => (weeks || months) && links.includes(servicePath(id)))
    .filter((one) => !fits(near, one) && ends.some((day) => fits(day, one)));
  await expect(rows).toHaveCount(late.length);
  for (const one of late) {
    const first = ends.find((day) => fits(day, one)) ?? 0;
    await expect(
      rows.filter({ has: page.locator(`a[href$="${servicePath(one.id)}"]`) }),
    ).toContainText(
      filled(one.months ? words.laterMonths : words.laterService, { first: longDate(first) }),
    );
  }
  await button(page, words.clear).click();
  await expect(rows).toHaveCount(0);
});
