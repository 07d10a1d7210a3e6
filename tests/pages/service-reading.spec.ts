import { content } from "../../app/content/content.ts";
import { servicePath } from "../../app/lib/paths.ts";
import { palette } from "../../app/site.ts";
import { isCovered } from "../shell/is-covered.ts";
import { expect, open, sharedTest } from "../support/fixtures.ts";
import { needed } from "../support/needed.ts";
import { service, servicePage, solutionPage } from "../support/places.ts";
import { readBesideBenefits, unforcedColors } from "./figure-drawing.ts";

const { services } = content;

const scheduled = service.template === "service" && service.schedule ? service : undefined;
const needsSchedule = () => needed(scheduled, "schedule");
const needsSolution = () => needed(solutionPage, "solution with a chart and benefits");

sharedTest("a bar of a schedule dims the others", async ({ page }) => {
  needsSchedule();
  await page.goto(servicePage);
  const rows = page.locator(".schedule-rows li");
  await rows.nth(1).locator("[data-bar]").hover();
  await expect(rows.nth(0)).toHaveCSS("opacity", "0.35");
  await expect(rows.nth(1)).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(rows.nth(0)).toHaveCSS("opacity", "1");

  // In forced colors the critical path still differs.
  await page.emulateMedia({ forcedColors: "active" });
  expect(await page.evaluate(unforcedColors)).toEqual([]);
  const colors = await page
    .locator("[data-bar]")
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(new Set(colors).size).toBe(2);
});

sharedTest("the plan follows the reader, and names the passage being read", async ({ page }) => {
  const { overview } = needsSchedule();
  needed(overview[1], "second passage about a schedule");
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, servicePage);
  const strip = page.locator(".schedule-strip");
  const links = strip.locator("a");
  await expect(strip, "the drawing itself is in sight").toBeHidden();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // The next one, if this is so short that the line at which one reads is past it.
    const tall = await page
      .locator("[id^=passage-]")
      .evaluateAll((all) =>
        all.flatMap((one, index) => (one.clientHeight > 140 ? [index + 1] : [])),
      );
    const [read, next = 0] = tall[2] ? tall.slice(1) : tall;
    if (!next) continue;
    // A little into the passage: before the first one the strip is still at its own place.
    await page.locator(`#passage-${read}`).evaluate((one) => {
      one.scrollIntoView({ behavior: "instant" });
      window.scrollBy({ top: 24, behavior: "instant" });
    });
    await expect(strip).toBeVisible();
    await expect(strip.locator("[aria-current]")).toHaveAttribute("href", `#passage-${read}`);
    const header = await page.locator("header").boundingBox();
    const box = await strip.boundingBox();
    expect(box?.y).toBeCloseTo(header?.height ?? 0, 0);
    expect(box?.height).toBe(40);
    await links.nth(next - 1).click();
    await expect(strip.locator("[aria-current]")).toHaveAttribute("href", `#passage-${next}`);
    const passage = await page.locator(`#passage-${next}`).boundingBox();
    expect(passage?.y).toBeGreaterThan(116);
  }
  // It has taken the place of the reading line.
  const line = await page
    .locator("header")
    .evaluate((header) => getComputedStyle(header, "::after").content);
  expect(line).toBe("none");
});

sharedTest("the benefits of a solution are read along with the page", async ({ page }) => {
  const path = needsSolution();
  const service = services.find(({ id }) => servicePath(id) === path);
  if (service?.template !== "solution") throw new Error(`${path} is no solution.`);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  const bars = await page.locator(".benefit [data-bar]").evaluateAll((all) =>
    all.map((bar) => {
      const { left, right } = bar.getBoundingClientRect();
      const axis = bar.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return [left, right].map((x) => Math.round(((x - axis.left) / axis.width) * 12));
    }),
  );
  expect(bars).toEqual(service.benefits.map(({ month, until = 12 }) => [month - 1, until]));
  const key = service.benefits.findIndex((benefit) => benefit.key);
  const { signal } = palette;
  const look = () =>
    page.locator(".benefit").evaluateAll((all, signal) => {
      const probe = document.createElement("i");
      document.body.append(probe);
      probe.style.color = signal;
      const { color } = getComputedStyle(probe);
      probe.remove();
      const colorOf = (one: Element) =>
        getComputedStyle(one.querySelector("[data-bar]") ?? one).backgroundColor;
      const indexes = (is: (one: Element) => boolean) =>
        all.flatMap((one, index) => (is(one) ? [index] : []));
      return {
        accent: indexes((one) => colorOf(one) === color),
        bold: indexes((one) => getComputedStyle(one).webkitTextStrokeWidth !== "0px"),
      };
    }, signal);

  await sharedTest.step("the key one stays accent, and the one being read is bold", async () => {
    const end = await page
      .locator("aside:has(.benefits-panel)")
      .evaluate((aside) => aside.getBoundingClientRect().bottom + window.scrollY);
    const seen: number[] = [];
    for (let top = 0; top < end; top += 120) {
      await page.evaluate((y) => {
        window.scrollTo({ top: y, behavior: "instant" });
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }, top);
      const { accent, bold } = await look();
      expect(accent, `${top} px down`).toEqual([key]);
      expect(bold.length, `${top} px down`).toBeLessThanOrEqual(1);
      for (const one of bold) if (seen.at(-1) !== one) seen.push(one);
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  await sharedTest.step("without motion and in forced colors all is told", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await look()).toEqual({ accent: [key], bold: [] });
    await page.emulateMedia({ forcedColors: "active" });
    expect(await page.evaluate(unforcedColors)).toEqual([]);
  });
});

sharedTest("benefits stay beside the text in a low window", async ({ page }) => {
  const height = 500;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height });
  await open(page, needsSolution());
  const panel = page.locator(".benefits-panel");
  await page.evaluate(readBesideBenefits);
  const top = await page.evaluate(() => window.scrollY);
  const box = await panel.boundingBox();
  expect(box?.y).toBeCloseTo(96, 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - 16);

  // A key pressed while the last scroll still runs can stop short of its end.
  const pressUntil = (key: string, isThere: () => Promise<void>) =>
    expect(async () => {
      await page.keyboard.press(key);
      await isThere();
    }).toPass();
  const contact = panel.getByRole("link");
  await contact.focus();
  const last = panel.locator("li").last();
  await pressUntil("End", () => expect(last).toBeInViewport({ ratio: 1, timeout: 500 }));
  await expect(contact).toBeInViewport({ ratio: 1 });
  const lowest = panel.locator("li [data-bar]").last();
  for (const part of [lowest, contact])
    await expect.poll(() => part.evaluate(isCovered)).toBe(false);
  expect(await page.evaluate(() => window.scrollY), "the page itself stays").toBe(top);
  await pressUntil("Home", () =>
    expect(panel.getByRole("heading")).toBeInViewport({ ratio: 1, timeout: 500 }),
  );
});
