import type { Locator } from "@playwright/test";
import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { caseStudyPath } from "../../app/lib/paths.ts";
import { splitResult } from "../../app/text/split-result.ts";
import { elementsOf } from "../support/built-documents.ts";
import { expect, sharedTest, test } from "../support/fixtures.ts";
import { needed, neededBand } from "../support/needed.ts";
import { built } from "./built-parts.ts";
import { crowdedWords } from "./crowded-words.ts";

sharedTest("a bar pointed at says its dates, and the others step back", async ({ page }) => {
  const { bars, unit } = needed(neededBand("featured-service").schedule, "featured schedule");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathOfKind("featured-service"));
  const rows = page.locator("figure li").filter({ has: page.locator("rect") });
  const [delivery, other] = [bars[0], bars.at(-1)].map((bar) =>
    rows.filter({ hasText: bar?.name ?? "" }),
  ) as [Locator, Locator];
  const dates = delivery.getByText(new RegExp(`^${content.words.charts.units[unit].inFront} \\d`));
  await expect(dates).toBeHidden();
  await delivery.locator("rect").hover();
  await expect(dates).toBeVisible();
  await expect(delivery).toHaveCSS("opacity", "1");
  await expect(other).toHaveCSS("opacity", "0.35");
});

sharedTest(
  "every step has its bar on one path, which is whole before it is seen",
  async ({ page }) => {
    neededBand("process");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(pathOfKind("process"));
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const bars = await page.locator("#process [data-grow]").evaluateAll((all) =>
        all.map((bar) => {
          const { left, right, top } = bar.getBoundingClientRect();
          return { left, right, top };
        }),
      );
      expect(bars).toHaveLength(content.processSteps.length);
      for (const [index, { left, top }] of bars.slice(1).entries()) {
        const before = needed(bars[index], "bar before it");
        expect(Math.abs(left - before.right), `at ${width} px`).toBeLessThanOrEqual(3);
        expect(top, `at ${width} px`).toBeGreaterThan(before.top);
      }
    }
  },
);

/** The end of the plan, that of the program and the marks on it, from the case study alone. */
function monthsOf({ approach, track }: (typeof content.caseStudies)[number]) {
  const planned = Math.max(...approach.map((step) => step.planned?.to ?? 0));
  const actual = Math.max(0, ...approach.flatMap(({ actual = [] }) => actual.map(({ to }) => to)));
  const turn = approach.flatMap(({ actual = [] }) => actual).some(({ turned }) => turned)
    ? 1
    : undefined;
  return { planned, actual, turn, finish: track.finish?.at, limit: track.limit?.at };
}

test("case studies are rows with a result each, drawn true to their months on one axis", () => {
  const { count, heading } = neededBand("case-studies");
  const shown = content.caseStudies.slice(0, count);
  const rows = built(pathOfKind("case-studies")).named(heading).all("ol > li");
  expect(rows).toHaveLength(shown.length);
  const ends = shown
    .map(monthsOf)
    .flatMap(({ planned, actual, limit = 0 }) => [planned, actual, limit]);
  const axis = Math.ceil(Math.max(...ends));
  for (const [index, study] of shown.entries()) {
    const row = needed(rows[index], "row");
    const { slug, title, industry, description, results } = study;
    expect(row.links()).toEqual([`${title} → ${caseStudyPath(slug)}`]);
    expect(row.attributes("img", "src")).toEqual([`/images/case-studies/${slug}.jpg`]);
    const { figure, text } = splitResult(results[0]);
    expect(row.texts(".case-result")).toEqual([[figure ?? [], text].flat().join(" ")]);
    if (industry) expect(row.text).toContain(industry);
    const { planned, actual, turn, finish, limit } = monthsOf(study);
    if (!actual) {
      expect(row.text).toContain(description);
      continue;
    }
    const months = (values: (string | undefined)[]) =>
      values.map((value) => Math.round(Number.parseFloat(value ?? "") * axis) / 100);
    const near = (...values: (number | undefined)[]) =>
      values.flatMap((value = -1) => (value < 0 ? [] : expect.closeTo(value, 0)));
    const late = Math.max(actual - planned, 0);
    expect(months(row.attributes("rect", "width")), slug).toEqual(near(planned, actual, turn));
    expect(months(row.attributes("circle", "cx")), slug).toEqual(near(finish));
    expect(months(row.attributes("line", "x1")), slug).toEqual(near(limit));
    const { late: isLate, early, onTime } = content.words.track;
    const said = late ? isLate : actual < planned ? early : onTime;
    for (const part of said.split("{time}"))
      expect(row.texts(".case-plan b")[0], slug).toContain(part.trim());
  }
});

sharedTest("the rows have room for their words, and each leads to its page", async ({ page }) => {
  neededBand("case-studies");
  await page.goto(pathOfKind("case-studies"));
  const within = ".case-row:has(.case-plan)";
  needed(elementsOf(pathOfKind("case-studies"), within)[0], "case study with months");
  for (const width of [320, 390, 768, 1024, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    const words = { within, words: "h3, p, text", drawn: "rect, circle, img" };
    expect.soft(await page.evaluate(crowdedWords, words), `at ${width} px`).toEqual([]);
  }
  const row = page.locator(within).last();
  const { href } = await row.locator("a").evaluate(({ href }: HTMLAnchorElement) => ({ href }));
  await row.click({ position: { x: 5, y: 5 } });
  await expect(page).toHaveURL(href);
});

sharedTest(
  "on a phone a step opens by hand, and from a tablet on all are open",
  async ({ page }) => {
    neededBand("process");
    await page.goto(pathOfKind("process"));
    const steps = page.locator("#process ol > li");
    const texts = steps.locator("details > p").filter({ visible: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(texts).toHaveCount(0);
    const first = steps.first().locator("summary");
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(texts).toHaveText([content.processSteps[0]?.description ?? ""]);
    await first.click();
    await expect(texts).toHaveCount(0);
    for (const [media, width] of [
      ["screen", 768],
      ["print", 688],
    ] as const) {
      await page.emulateMedia({ media });
      await page.setViewportSize({ width, height: 900 });
      await expect(texts, media).toHaveCount(content.processSteps.length);
    }
  },
);

sharedTest("on a phone quotes are swiped, and arrow keys do it too", async ({ page }) => {
  const { count } = neededBand("quotes");
  const shown = content.testimonials.slice(0, count);
  needed(shown[1], "second quote");
  await page.goto(pathOfKind("quotes"));
  await page.emulateMedia({ reducedMotion: "reduce" });
  const list = page.locator(".swiped");
  const quotes = list.locator("li");
  await page.setViewportSize({ width: 390, height: 844 });
  await quotes.first().scrollIntoViewIfNeeded();
  await expect(quotes.nth(0)).toBeInViewport({ ratio: 0.9 });
  // The next one peeks in.
  await expect(quotes.nth(1)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await list.focus();
  await expect(list).toBeFocused();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(quotes.last()).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass();

  // Where nothing is to be scrolled, there is nothing to focus.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await list.evaluate((element) => (element as HTMLElement).focus());
  await expect(list).not.toBeFocused();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 688, height: 900 });
  for (const quote of await quotes.all()) await expect(quote).toBeVisible();
});
