import type { Locator, Page } from "@playwright/test";
import { twoFrames } from "../support/drawn.ts";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";

const chartOf = (page: Page) => page.getByRole("group", { name: /chart. Arrow keys/ }).first();
const tooltip = (chart: Locator) => chart.locator("[data-tooltip]");

sharedTest("a chart tells its values to pointer and keys", async ({ page }) => {
  await open(page, "/services/cloud-migration");
  const chart = chartOf(page);
  const figure = page.locator("figure:has(details)").first();

  await sharedTest.step("the keys go from value to value, and each is announced", async () => {
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
      ["Escape", ""],
      ["ArrowRight", "Month 2: 411"],
      ["Tab", ""],
    ] as const) {
      await page.keyboard.press(key);
      await expect(status).toHaveText(text);
    }
  });

  await sharedTest.step("Escape dismisses a value until the pointer moves", async () => {
    await chart.scrollIntoViewIfNeeded();
    const point = chart.locator("[data-mark]").nth(2);
    await point.hover({ force: true });
    await expect(tooltip(chart)).toHaveText("Month 4: 352");
    const [mark, tip] = [await point.boundingBox(), await tooltip(chart).boundingBox()];
    const middle = (box: typeof mark) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeLessThan(mark?.y ?? 0);
    expect(Math.abs(middle(tip) - middle(mark))).toBeLessThan(2);

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

  await sharedTest.step("its table is shown when it is asked for", async () => {
    await expect(figure.getByRole("table")).toBeHidden();
    await figure.locator("summary").click();
    await expect(figure.getByRole("table")).toBeVisible();
  });

  await sharedTest.step("it is printed as it is seen", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(figure.locator("[data-mark]:visible")).toHaveCount(7);
    await expect(figure.getByText("420").first()).toBeVisible();
  });
});

sharedTest("a whole cut into parts is a chart like the others", async ({ page }) => {
  await open(page, "/services/llm-fine-tuning");
  const chart = chartOf(page);
  await chart.focus();
  const status = chart.getByRole("status");
  await expect(status).toHaveText("Edited outputs: 36%");
  await page.keyboard.press("Escape");
  await expect(status).toHaveText("");
  const part = chart.locator("[data-mark]:visible").nth(1);
  await part.hover({ force: true });
  await expect(tooltip(chart)).toHaveText("Expert-written: 26%");
  expect((await chart.locator("svg:visible").boundingBox())?.height).toBe(300);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a finger asks too", async ({ page }) => {
    await open(page, "/services/strategic-portfolio-management");
    const chart = chartOf(page);
    await chart.locator("[data-mark]:visible").nth(1).tap({ force: true });
    await expect(tooltip(chart)).toHaveText("Q1: 58%");
  });
});
