import type { Locator, Page } from "@playwright/test";
import { content } from "../../app/content/content.ts";
import { servicePath } from "../../app/lib/paths.ts";
import { figureFormat } from "../../app/visualization/figures.ts";
import { twoFrames } from "../support/drawn.ts";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";
import { needed } from "../support/needed.ts";
import { service, servicePage } from "../support/places.ts";

const chartOf = (page: Page) => page.locator("[data-behavior=chart]").first();

/** What a chart says of each of its values. */
function saidOf({ visualization: drawn }: (typeof content.services)[number]): string[] {
  if (drawn?.kind !== "chart") return [];
  const format = figureFormat(drawn.unit, content.site);
  return drawn.series.map(({ name, value }) => `${name}: ${format(value)}`);
}
const [first = "", second = "", third = "", ...others] = saidOf(service);
const last = others.at(-1) ?? third;
const whole = content.services.find(
  ({ visualization: drawn }) => drawn?.kind === "chart" && drawn.whole,
);
const charted = content.services.filter((one) => saidOf(one).length);
/** On the page of a solution it stands elsewhere; not every firm has one. */
const touched = charted.find(({ template }) => template === "solution") ?? charted[0];
const tooltip = (chart: Locator) => chart.locator("[data-tooltip]");

sharedTest("a chart tells its values to pointer and keys", async ({ page }) => {
  needed(third || undefined, "service with a schedule and a chart of three values");
  await open(page, servicePage);
  const chart = chartOf(page);
  const figure = page.locator("figure:has(details)").first();

  await sharedTest.step("the keys go from value to value, and each is announced", async () => {
    await chart.focus();
    const status = chart.getByRole("status");
    await expect(status).toHaveText(first);
    for (const [key, text] of [
      ["ArrowRight", second],
      ["ArrowDown", third],
      ["ArrowLeft", second],
      ["End", last],
      ["ArrowRight", last],
      ["Home", first],
      ["ArrowUp", first],
      ["Escape", ""],
      ["ArrowRight", second],
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
    await expect(tooltip(chart)).toHaveText(third);
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
    await expect(tooltip(chart)).toHaveText(third);
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
    await expect(figure.locator("[data-mark]:visible")).toHaveCount(saidOf(service).length);
  });
});

sharedTest("a whole cut into parts is a chart like the others", async ({ page }) => {
  const one = needed(whole, "whole that is cut into parts");
  const [edited = "", written = ""] = saidOf(one);
  await open(page, servicePath(one.id));
  const chart = chartOf(page);
  await chart.focus();
  const status = chart.getByRole("status");
  await expect(status).toHaveText(edited);
  await page.keyboard.press("Escape");
  await expect(status).toHaveText("");
  const part = chart.locator("[data-mark]:visible").nth(1);
  await part.hover({ force: true });
  await expect(tooltip(chart)).toHaveText(written);
  expect((await chart.locator("svg:visible").boundingBox())?.height).toBe(300);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a finger asks too", async ({ page }) => {
    const { id } = needed(touched, "chart");
    await open(page, servicePath(id));
    const chart = chartOf(page);
    await chart.locator("[data-mark]:visible").nth(1).tap({ force: true });
    await expect(tooltip(chart)).toHaveText(touched ? (saidOf(touched)[1] ?? "") : "");
  });
});
