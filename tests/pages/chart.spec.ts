import type { Locator, Page } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { twoFrames } from "../support/visit.ts";

const line = "/services/cloud-migration";

const chartOf = (page: Page) => page.getByRole("group", { name: /chart. Arrow keys/ }).first();
const tooltip = (chart: Locator) => chart.locator("[data-tooltip]");

test("the pointer asks for a value, and Escape dismisses it until the pointer moves", async ({
  page,
}) => {
  await open(page, line);
  const chart = chartOf(page);
  await chart.scrollIntoViewIfNeeded();
  const point = chart.locator("[data-mark]").nth(2);
  await point.hover({ force: true });
  await expect(tooltip(chart)).toHaveText("Month 4: 352");

  const [mark, tip] = [await point.boundingBox(), await tooltip(chart).boundingBox()];
  expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeLessThan(mark?.y ?? 0);
  expect(
    Math.abs((tip?.x ?? 0) + (tip?.width ?? 0) / 2 - (mark?.x ?? 0) - (mark?.width ?? 0) / 2),
  ).toBeLessThan(2);

  await page.keyboard.press("Escape");
  await expect(tooltip(chart)).toHaveCount(0);
  // Nothing brings it back but the pointer, not even the picture that changes under it.
  await twoFrames(page);
  await expect(tooltip(chart)).toHaveCount(0);
  await page.mouse.move((mark?.x ?? 0) + 8, (mark?.y ?? 0) + 8);
  await expect(tooltip(chart)).toHaveText("Month 4: 352");
  await page.mouse.move(2, 2);
  await expect(tooltip(chart)).toHaveCount(0);
});

test("the keys go from value to value, and each is announced", async ({ page }) => {
  await open(page, line);
  const chart = chartOf(page);
  await chart.focus();
  const status = chart.getByRole("status");
  await expect(status).toHaveText("Start: 420");
  for (const [key, text] of [
    ["ArrowRight", "Month 2: 411"],
    ["ArrowDown", "Month 4: 352"],
    ["ArrowLeft", "Month 2: 411"],
    ["End", "Month 12: 18"],
    ["ArrowRight", "Month 12: 18"],
    ["Home", "Start: 420"],
    ["ArrowUp", "Start: 420"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(status).toHaveText(text);
  }
  await page.keyboard.press("Escape");
  await expect(status).toBeEmpty();
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("Month 2: 411");
  await page.keyboard.press("Tab");
  await expect(status).toBeEmpty();
});

test("a finger asks too", async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  await open(page, "/services/strategic-portfolio-management");
  const chart = chartOf(page);
  await chart.locator("[data-mark]:visible").nth(1).tap({ force: true });
  await expect(tooltip(chart)).toHaveText("Q1: 58%");
  await page.close();
});

test("a chart is printed as it is seen, without its tooltip's machinery", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(line);
  const figure = page.locator("figure:has(details)").first();
  await expect(figure.locator("[data-mark]:visible")).toHaveCount(7);
  await expect(figure.getByText("420").first()).toBeVisible();
});

test("charts are accessible while they tell a value, on both grounds", async ({
  page,
  styleguide,
}) => {
  await open(page, `${styleguide}/styleguide`);
  for (const ground of ["page", "ink"]) {
    const section = page.locator(`[aria-label="Visualizations"] [data-ground="${ground}"]`);
    await section.getByRole("group", { name: /line chart/ }).focus();
    await expect(section.locator("[data-tooltip]")).toBeVisible();
    for (const summary of await section.locator("summary").all()) await summary.click();
    await section.getByRole("group", { name: /line chart/ }).focus();
    expect(
      await violations(page, `[aria-label="Visualizations"] [data-ground="${ground}"]`),
    ).toEqual([]);
  }
});
