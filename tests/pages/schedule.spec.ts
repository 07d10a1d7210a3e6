import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/fixtures.ts";
import { services } from "../support/service-content.ts";

const catalog = services.flatMap((one) => (one.template === "service" ? [one] : []));
const widths = [320, 390, 768, 1024, 1280, 1440, 1920];

const scheduleOf = (page: Page) => page.getByRole("region", { name: "The first four weeks" });

/** What is drawn, in px from the left edge of the schedule. */
function drawn(page: Page) {
  return page.locator(".schedule-rows").evaluate((rows) => {
    const { left: edge, width } = rows.getBoundingClientRect();
    const box = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left: left - edge, right: right - edge, top, bottom };
    };
    const all = (parts: string, within: Element = rows) =>
      [...within.querySelectorAll(parts)].map(box);
    return {
      width,
      rows: [...rows.querySelectorAll("li")].map((row) => ({
        words: all("p > span > span, .gate", row),
        bars: all("[data-bar], .ball", row),
        isCritical: row.querySelector("[data-bar=critical]") !== null,
      })),
      joins: [...rows.querySelectorAll(":scope > i")].map(box),
    };
  });
}

type Box = Awaited<ReturnType<typeof drawn>>["joins"][number];

/** A pixel may be shared: boxes of text are a little higher than the letters in them. */
const overlap = (a: Box, b: Box) =>
  a.left + 1 < b.right && b.left + 1 < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom;

test("each service opens with its own first four weeks, in words too, on ink", async ({ page }) => {
  for (const { id, plan } of catalog) {
    await page.goto(`/services/${id}`);
    const schedule = scheduleOf(page);
    await expect(schedule).toContainText(plan.note);
    const lines = await schedule
      .locator(".schedule-rows li")
      .evaluateAll((items) => items.map((item) => item.textContent));
    expect(lines, id).toHaveLength(plan.work.length + 1);
    for (const [index, { name, who, critical, gate }] of plan.work.entries()) {
      const line = lines[index] ?? "";
      expect.soft(line).toContain(name);
      expect.soft(line).toContain(who);
      expect.soft(line.includes("On the critical path"), name).toBe(critical === true);
      if (gate) expect.soft(line).toContain(`Decision: ${gate}`);
    }
    expect.soft(lines.at(-1)).toContain(`Handover: ${plan.handover.name}`);
    expect.soft(lines.at(-1)).toContain(`day ${plan.handover.day}`);
    // Two areas are on ink: the schedule and the closing call.
    const inked = page.locator("main .on-ink");
    await expect.soft(inked, id).toHaveCount(2);
    await expect.soft(inked.first()).toHaveAttribute("id", "first-four-weeks");
    await expect.soft(inked.last()).toHaveAttribute("id", "contact");
  }
});

test("the button and the schedule stand right under the title", async ({ page }) => {
  await open(page, "/services/cloud-migration");
  const button = page.getByRole("link", { name: "Schedule a Consultation" }).first();
  await expect(button).toBeInViewport();
  await expect(button).toHaveAttribute("href", "/contact?topic=cloud-migration");
  await expect(scheduleOf(page).getByRole("heading")).toBeInViewport();
  await expect(scheduleOf(page)).toContainText("Yours is redrawn on the first call.");
});

test("a week leads to the first passage that tells of it, and the passage back", async ({
  page,
}) => {
  const { overview, plan } = catalog.find(({ id }) => id === "sow-development") ?? {};
  if (!overview || !plan) throw new Error("No such service.");
  await open(page, "/services/sow-development");
  for (const [index, verb] of plan.weeks.entries()) {
    const week = (index + 1) as 1 | 2 | 3 | 4;
    await scheduleOf(page)
      .getByRole("link", { name: new RegExp(`^Week ${week}.*${verb}`) })
      .click();
    const label = overview.find(({ covers }) => covers.includes(week))?.label ?? "";
    const passage = page.locator(":target");
    await expect(passage.getByRole("heading", { name: label, exact: true })).toBeInViewport();
    await passage.getByRole("link").click();
    await expect(scheduleOf(page).getByRole("list").first()).toBeInViewport();
  }
});

for (const { id, plan } of catalog)
  test(`bars of ${id} lie on their days, and no name lies on a bar or on another name`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/services/${id}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      const at = `${id} at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      const { width: whole, rows, joins } = await drawn(page);
      const x = (day: number) => (day / 20) * whole;

      for (const [row, { days }] of plan.work.entries())
        for (const [index, [from, to]] of days.entries()) {
          const bar = rows[row]?.bars[index];
          expect.soft(bar?.left, `${at}, row ${row}`).toBeCloseTo(x(from - 1), 0);
          expect.soft(bar?.right, `${at}, row ${row}`).toBeCloseTo(x(to), 0);
        }

      const words = rows.flatMap((row) => row.words);
      const bars = rows.flatMap((row) => row.bars);
      for (const word of words) {
        expect.soft(word.left, `${at}: left edge`).toBeGreaterThan(-1);
        expect.soft(word.right, `${at}: right edge`).toBeLessThan(whole + 21);
      }
      expect
        .soft(
          words.flatMap((word) => bars.filter((bar) => overlap(word, bar))).length,
          `${at}: on a bar`,
        )
        .toBe(0);
      expect
        .soft(
          words.flatMap((word, index) =>
            words.slice(index + 1).filter((other) => overlap(word, other)),
          ).length,
          `${at}: on a name`,
        )
        .toBe(0);

      // Phones have no room beside it: there it passes below the names.
      if (width >= 768)
        for (const { left, top, bottom } of joins) {
          const line = { left: left - 2, right: left + 2, top, bottom };
          expect
            .soft(words.filter((word) => overlap(word, line)).length, `${at}: on the path`)
            .toBe(0);
        }

      const path = [...rows.filter(({ isCritical }) => isCritical), rows.at(-1)];
      expect.soft(joins, at).toHaveLength(path.length - 1);
      for (const [index, join] of joins.entries()) {
        const [before, after] = [path[index]?.bars[0], path[index + 1]?.bars[0]];
        expect.soft(join.top, `${at}: join ${index}`).toBeCloseTo(before?.bottom ?? 0, 0);
        expect.soft(join.bottom, `${at}: join ${index}`).toBeGreaterThan(after?.top ?? 0);
        expect.soft(join.bottom, `${at}: join ${index}`).toBeLessThan(after?.bottom ?? 0);
      }
    }
  });

test("pointing at a bar dims the others", async ({ page }) => {
  await open(page, "/services/cloud-migration");
  const rows = page.locator(".schedule-rows li");
  await rows.nth(1).locator("[data-bar]").hover();
  await expect(rows.nth(0)).toHaveCSS("opacity", "0.35");
  await expect(rows.nth(1)).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(rows.nth(0)).toHaveCSS("opacity", "1");
});
