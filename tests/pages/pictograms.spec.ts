import { brotliCompressSync } from "node:zlib";
import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { allPages } from "../../app/site.ts";
import { fileOf, read } from "../support/built-files.ts";
import { expect, sharedTest, test } from "../support/fixtures.ts";
import { needed, neededBand } from "../support/needed.ts";
import { built } from "./built-parts.ts";

const { services: allServices, processSteps } = content;

test("pictograms cost home 0.6 KB at most, and any other page 1.2", () => {
  const drawing = /<svg[^>]*class="pictogram[^>]*>[\s\S]*?<\/svg>/g;
  let drawn = 0;
  for (const address of allPages) {
    const html = read(fileOf(address));
    const count = html.match(drawing)?.length ?? 0;
    if (!count) continue;
    const without = html.replace(drawing, "");
    const bytes = brotliCompressSync(html).length - brotliCompressSync(without).length;
    expect(bytes, `${address}: fewer, or simpler ones`).toBeLessThanOrEqual(
      address === "/" ? 600 : 1200,
    );
    drawn += count;
  }
  needed(drawn || undefined, "pictogram");
});

test("pictograms stand on cards and steps at the size of each, and nowhere else", () => {
  const { cards: figures } = neededBand("figures");
  const { service } = neededBand("featured-service");
  const at = pathOfKind("figures");
  const isOnePage = (["featured-service", "process"] as const).every(
    (kind) => pathOfKind(kind) === at,
  );
  needed(isOnePage || undefined, "page with figures, a featured service and the process");
  const home = built(at);
  const cards = figures.filter(({ icon }) => icon).length;
  const steps = processSteps.filter(({ icon }) => icon).length;
  expect(home.count('.stat-row .pictogram[width="28"]')).toBe(cards);
  expect(home.count('#process summary .pictogram[width="28"]')).toBe(steps);
  expect(home.count(".pictogram"), "and that of the featured service").toBe(
    cards + steps + (service.pictogram ? 1 : 0),
  );
  // Beside figures the key bar is full from the start.
  expect(home.count(".stat-row .pictogram .key")).toBe(cards);
  expect(home.count(".stat-row .pictogram .key-fill")).toBe(0);
});

test("pictograms stand in the rows of the plan and of situations, and nowhere else", () => {
  // A row for each service, or a card if it is featured.
  const { extras = [] } = neededBand("phase-plan");
  const services = built(pathOfKind("phase-plan"));
  const drawn = allServices.filter(({ pictogram }) => pictogram);
  const featured = drawn.filter(({ id }) =>
    extras.some((group) => group.featured?.service.id === id),
  );
  const rows = drawn.length - featured.length;
  expect(services.count('main .plan-row > .pictogram[width="32"]')).toBe(rows);
  const placed = services.count(".situation-service > .pictogram");
  expect(services.count('main .pictogram[width="32"]')).toBe(drawn.length + placed);
  expect(services.count(".pictogram")).toBe(drawn.length + placed);
});

sharedTest("a pictogram fills under the pointer and with the focus", async ({ page }) => {
  neededBand("phase-plan");
  needed(
    allServices.find(({ pictogram }) => pictogram),
    "pictogram of a service",
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(pathOfKind("phase-plan"));
  const card = page.locator(".plan-row:has(.pictogram)").first();
  const fill = card.locator(".key-fill");
  await expect(fill).toHaveCSS("stroke-dasharray", "3px, 40px");
  await card.hover();
  await expect(fill).toHaveCSS("stroke-dasharray", "40px, 40px");
  await page.mouse.move(0, 0);
  await expect(fill).toHaveCSS("stroke-dasharray", "3px, 40px");
  await card.getByRole("link").focus();
  await expect(fill).toHaveCSS("stroke-dasharray", "40px, 40px");

  // With forced colors the drawing has the color of the text, the key bar that of a choice.
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const strokeOf = (selector: string) =>
    card.locator(selector).evaluate((element) => getComputedStyle(element).stroke);
  const text = await card.locator("h3").evaluate((heading) => getComputedStyle(heading).color);
  expect(await strokeOf("path:first-child")).toBe(text);
  expect(await strokeOf(".key-fill")).not.toBe(text);
});
