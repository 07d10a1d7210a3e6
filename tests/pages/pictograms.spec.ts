import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { expect, sharedTest, test } from "../support/fixtures.ts";
import { needed, neededBand } from "../support/needed.ts";
import { built } from "./built-parts.ts";

const { services: allServices, processSteps } = content;

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
