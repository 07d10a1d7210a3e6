import type { Page } from "@playwright/test";
import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/all-offers.test-helper.ts";
import { offeredDates, today } from "../../app/lib/offered-dates.ts";
import { planBack } from "../../app/lib/plan-back.ts";
import { filled } from "../../app/lib/use-words.ts";
import { asDate, type Day, toIso } from "../../app/text/day.ts";
import { violations } from "../support/accessibility.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { expectNoVisibleShift, watchShifts } from "../support/layout-shifts.ts";
import { neededBand } from "../support/needed.ts";

const { dateChoice: words } = content.words;
const { lead, weeks } = content.planBack;
const now = new Date(2026, 10, 17, 9);
const [near = 0, first = 0, by = 0] = offeredDates(today(now));
const plan = planBack(by, weeks, lead, content.site.closed);

const inWords = (day: Day, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(content.site.language, { timeZone: "UTC", ...options }).format(
    asDate(day),
  );
const home = pathOfKind("opening-picture");
const chip = (page: Page, day: Day) => page.locator(`main button[value="${toIso(day)}"]`);
const drawing = (page: Page) => page.locator("[data-drawing=plan]");
const picture = (page: Page) => page.locator(".opening-stage img");

test.beforeEach(async ({ page }) => {
  test.skip(!neededBand("opening-picture").asksDate, "No opening asks for a date.");
  await page.clock.setFixedTime(now);
});

for (const [width, height] of [
  [1440, 789],
  [1366, 657],
  [1280, 720],
  [390, 664],
  [768, 1024],
  [1024, 768],
] as const)
  test(`question, buttons and what follows are in sight at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, home);
    await expect(chip(page, by)).toBeInViewport({ ratio: 1 });
    const dock = await page.locator(".dock").boundingBox();
    const floor = width < 1024 ? (dock?.y ?? height) : height;
    for (const part of ["main [data-call]", "main [data-first-step]"]) {
      const box = await page.locator(part).first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? height), part).toBeLessThanOrEqual(floor);
    }
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
    filled(words.firstCall, { call }),
  );
  await expect
    .poll(() =>
      drawing(page).evaluate((plan) =>
        plan.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running"),
      ),
    )
    .toEqual([]);
  expect(await violations(page)).toEqual([]);

  // Every bar ends where the next begins, and the last at the date.
  const ends = await drawing(page)
    .locator("li:not([data-part=now], [data-part=due])")
    .evaluateAll((all) =>
      (all as HTMLElement[]).map(({ style }) =>
        ["--from", "--to"].map((name) => Number.parseFloat(style.getPropertyValue(name))),
      ),
    );
  expect(ends.slice(1).map(([from]) => from)).toEqual(ends.slice(0, -1).map(([, to]) => to));

  await page.getByRole("button", { name: words.clear }).click();
  await expect(drawing(page)).toBeHidden();
  await expect(picture(page)).toHaveCSS("opacity", "1");
  await expectNoVisibleShift(page, home);
});

test("a date that is too near says what it needed, and offers the first that holds", async ({
  page,
}) => {
  await open(page, home);
  await chip(page, near).click();
  const day = (one: Day) => inWords(one, { month: "long", day: "numeric" });
  await expect(drawing(page)).toContainText(filled(words.drawing.tooNear, { by: day(near) }));
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
  }
});
