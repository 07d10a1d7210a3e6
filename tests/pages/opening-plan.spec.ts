import type { Page } from "@playwright/test";
import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/all-offers.test-helper.ts";
import { today } from "../../app/lib/offered-dates.ts";
import { planBack } from "../../app/lib/plan-back.ts";
import { filled } from "../../app/lib/use-words.ts";
import { type Day, toIso } from "../../app/text/day.ts";
import { pluralOf } from "../../app/text/quantities.ts";
import { isWorkingDay } from "../../app/text/working-days.ts";
import { violations } from "../support/accessibility.ts";
import { ends, inWords, now, remember } from "../support/dated.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { expectNoVisibleShift, watchShifts } from "../support/layout-shifts.ts";
import { neededBand } from "../support/needed.ts";
import { contact } from "../support/places.ts";

const { dateChoice: words } = content.words;
const { leadTimes, weeks } = content.planBack;
const [near = 0, first = 0, by = 0] = ends;
const plan = planBack(by, weeks, leadTimes, content.site.closed);

const days = (count: number) =>
  pluralOf(count, content.words.durations.businessDay, content.site.language).replace(
    "{count}",
    String(count),
  );
const workingDays = (end: Day) =>
  Array.from({ length: end - today(now) }, (_, at) => end - at).filter((day) =>
    isWorkingDay(day, content.site.closed),
  ).length;
const home = pathOfKind("opening-picture");
const chip = (page: Page, day: Day) => page.locator(`main button[value="${toIso(day)}"]`);
const drawing = (page: Page) => page.locator("[data-drawing=plan]");
const picture = (page: Page) => page.locator(".opening-stage img");

test.beforeEach(async ({ page }) => {
  test.skip(!neededBand("opening-picture").asksDate, "No opening asks for a date.");
  await page.clock.setFixedTime(now);
});

test("question, buttons and what follows are in sight on every screen", async ({ page }) => {
  await open(page, home);
  for (const [width, height] of [
    [1440, 789],
    [1366, 657],
    [1280, 720],
    [390, 664],
    [768, 1024],
    [1024, 768],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(chip(page, by)).toBeInViewport({ ratio: 1 });
      const dock = await page.locator(".dock").boundingBox();
      const floor = width < 1024 ? (dock?.y ?? height) : height;
      for (const part of ["main [data-call]", "main [data-first-step]"]) {
        const box = await page.locator(part).first().boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? height), part).toBeLessThanOrEqual(floor);
      }
    });
});

test("a date becomes a plan in place of the picture, and Clear brings the picture back", async ({
  page,
}) => {
  await watchShifts(page);
  await open(page, home);
  await expect(drawing(page)).toBeHidden();
  await chip(page, by).click();
  const rows = drawing(page).getByRole("listitem");
  const short = { weekday: "short", month: "short", day: "numeric" } as const;
  for (const [name, day] of [
    [words.drawing.call, plan.call],
    [words.drawing.signature, plan.signature],
    [words.drawing.kickoff, plan.kickoff],
    [words.drawing.goLive, plan.goLive],
    [words.drawing.result, plan.result],
  ] as const)
    await expect(rows.filter({ hasText: name })).toContainText(inWords(day, short));
  await expect(picture(page)).toHaveCSS("opacity", "0");
  const call = inWords(plan.call, { month: "long", day: "numeric" });
  await expect(page.locator("main [data-first-step]").first()).toHaveText(
    filled(words.firstCall, { call, days: days(workingDays(plan.letter)) }),
  );
  await expect(drawing(page)).toContainText(content.planBack.takes);
  await expect(page).toHaveURL(`${home}?by=${toIso(by)}`);
  await expect
    .poll(() =>
      drawing(page).evaluate((plan) =>
        plan.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running"),
      ),
    )
    .toEqual([]);

  // Every bar ends where the next begins, and the last at the date.
  const ends = await drawing(page)
    .locator("li:not([data-part~=line])")
    .evaluateAll((all) =>
      (all as HTMLElement[]).map(({ style }) =>
        ["--from", "--to"].map((name) => Number.parseFloat(style.getPropertyValue(name))),
      ),
    );
  expect(ends.slice(1).map(([from]) => from)).toEqual(ends.slice(0, -1).map(([, to]) => to));

  await page.getByRole("button", { name: words.clear }).press("Enter");
  await expect(drawing(page)).toBeHidden();
  await expect(chip(page, by)).toBeFocused();
  await expect(page).toHaveURL(home);
  await expect(picture(page)).toHaveCSS("opacity", "1");
  await expectNoVisibleShift(page, home);
});

for (const [width, height] of [
  [390, 664],
  [390, 844],
  [412, 915],
  [1366, 600],
  [1024, 600],
] as const)
  test(`after a press dates, buttons and plan share the screen at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, home);
    await chip(page, by).click();
    const dock = page.locator(".dock");
    const floor = (width < 1024 && (await dock.boundingBox())?.y) || height;
    const header = (await page.locator("header").first().boundingBox())?.height ?? 0;
    for (const part of [drawing(page), chip(page, by), page.locator("main [data-call]").first()])
      await expect
        .poll(async () => {
          const { y = 0, height: tall = height } = (await part.boundingBox()) ?? {};
          return y >= header && y + tall <= floor;
        })
        .toBe(true);
  });

/** What is written in the drawing, and where; under today, the sentences have a ground of their own. */
const writtenIn = (page: Page) =>
  drawing(page).evaluate((plan) => {
    const stage = plan.getBoundingClientRect();
    const now = plan.querySelector("[data-part~=now]") as Element;
    const line = stage.left + Number.parseFloat(getComputedStyle(now, "::before").left);
    const isNear = plan.hasAttribute("data-near");
    return {
      line,
      lineTop: now.getBoundingClientRect().top,
      stage: { left: stage.left, right: stage.right, bottom: stage.bottom },
      boxes: [...plan.querySelectorAll("li > span, figcaption > *")]
        .map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          // Of a name whose day has no room, the line that is seen.
          const own = one.getBoundingClientRect();
          const isCut = getComputedStyle(one).overflowY === "clip";
          const seen = [...range.getClientRects()].filter(
            ({ top }) => !isCut || top < own.bottom - 4,
          );
          const { top, bottom } = isCut ? own : range.getBoundingClientRect();
          return {
            text: one.textContent,
            staysClear: one.matches("span") || !isNear,
            left: Math.min(...seen.map(({ left }) => left)),
            right: Math.max(...seen.map(({ right }) => right)),
            top,
            bottom,
          };
        })
        .filter(({ left, right }) => right > left),
    };
  });

async function expectReadable(page: Page): Promise<void> {
  const { boxes, line, lineTop, stage } = await writtenIn(page);
  expect(boxes.length).toBeGreaterThan(6);
  for (const [at, one] of boxes.entries()) {
    expect(one.left, one.text).toBeGreaterThanOrEqual(stage.left);
    expect(one.right, one.text).toBeLessThanOrEqual(stage.right);
    expect(one.bottom, one.text).toBeLessThanOrEqual(stage.bottom);
    if (one.staysClear && one.bottom > lineTop + 6)
      expect(one.left < line && one.right > line, one.text).toBe(false);
    for (const other of boxes.slice(at + 1))
      expect(
        one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom - 2 &&
          other.top < one.bottom - 2,
        `${one.text} over ${other.text}`,
      ).toBe(false);
  }
}

test("near or far, no word lies over another or over a line, and all can be read", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, home);
  for (const day of ends) {
    await chip(page, day).click();
    await expect(chip(page, day)).toHaveAttribute("aria-pressed", "true");
    for (const [width, height] of [
      [320, 568],
      [390, 664],
      [768, 1024],
      [1024, 768],
      [1280, 600],
      [1366, 657],
      [1440, 789],
    ] as const)
      await test.step(`${toIso(day)} at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expectReadable(page);
      });
    if (day !== by && day !== near) continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
  }
});

test("on every day of a quarter its plan can be read, until it is over", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.setFixedTime(new Date(2026, 9, 1, 9));
  await open(page, home);
  // Every other day, from one that leaves time to the last.
  for (let date = 1; date <= 92; date += 2) {
    await page.clock.setFixedTime(new Date(2026, 9, date, 9));
    await chip(page, near).press("Enter");
    await expect(drawing(page)).toBeVisible();
    for (const [width, height] of [
      [390, 664],
      [1024, 768],
      [1366, 657],
      [1440, 789],
    ] as const)
      await test.step(`October ${date} at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expectReadable(page);
      });
  }
});

test("a date from the page before shows its plan at once, without the picture or motion", async ({
  page,
}) => {
  await remember(page, by);
  await page.goto(home, { waitUntil: "commit" });
  await expect(picture(page)).toHaveCSS("opacity", "0");
  await expect(drawing(page)).toBeVisible();
  const moving = () =>
    drawing(page).evaluate((plan) => plan.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(0);
  await expect(page).toHaveURL(home);
});

test("Back shows what was chosen since, though its address names another date", async ({
  page,
}) => {
  await open(page, home);
  await chip(page, by).click();
  await expect(page).toHaveURL(`${home}?by=${toIso(by)}`);
  await page.goto(contact);
  await page.getByRole("button", { name: words.clear }).first().click();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goBack();
  await expect(chip(page, by)).toHaveAttribute("aria-pressed", "false");
  await expect(drawing(page)).toBeHidden();
  await expect(page).toHaveURL(home);
});

test("a date that is too near says what it needed, and offers the first that holds", async ({
  page,
}) => {
  await open(page, home);
  await chip(page, near).click();
  const day = (one: Day) => inWords(one, { month: "long", day: "numeric" });
  const tooNear = filled(words.drawing.tooNear, { by: day(near) });
  await expect(drawing(page)).toContainText(tooNear);
  await expect(page.locator("main [data-first-step]").first()).toHaveText(tooNear);
  const { call } = planBack(near, weeks, leadTimes, content.site.closed);
  await expect(
    drawing(page).getByRole("listitem").filter({ hasText: words.drawing.call }),
  ).toContainText(inWords(call, { month: "short", day: "numeric" }));
  const planFor = filled(words.drawing.planFor, { by: inWords(first, { dateStyle: "long" }) });
  await drawing(page).getByRole("button", { name: planFor }).click();
  await expect(chip(page, first)).toBeFocused();
  await expect(chip(page, first)).toHaveAttribute("aria-pressed", "true");
  await expect(drawing(page)).not.toHaveAttribute("data-near");
});

test("without motion it is there at once; on paper and in forced colors it is a list", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, home);
  await chip(page, by).click();
  await expect(drawing(page)).toBeVisible();
  expect(
    await page.evaluate(
      () => document.querySelector("[data-drawing]")?.getAnimations({ subtree: true }).length,
    ),
  ).toBe(0);
  for (const media of [{ media: "print" }, { media: "screen", forcedColors: "active" }] as const) {
    await page.emulateMedia(media);
    const row = drawing(page).getByRole("listitem").nth(1);
    await expect(row).toBeVisible();
    await expect(row).toHaveCSS("position", "static");
    if (media.media === "screen") await expect(picture(page)).toBeHidden();
  }
});
