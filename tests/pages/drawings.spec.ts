import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { expect, sharedTest } from "../support/fixtures.ts";
import { needed } from "../support/needed.ts";
import { sidewaysScroll } from "../support/visit.ts";
import { built } from "./built-parts.ts";
import { crowdedWords } from "./crowded-words.ts";
import {
  barChartFaults,
  figureFaults,
  openFigures,
  readBesideBenefits,
  unforcedColors,
} from "./figure-drawing.ts";

const { services } = content;

/** The narrowest windows of each layout; where benefits stand beside the text, also the lowest. */
const windows = {
  service: [
    [320, 700],
    [360, 740],
    [768, 900],
    [1024, 768],
    [1440, 900],
  ],
  solution: [
    [320, 700],
    [360, 740],
    [768, 900],
    [1024, 720],
    [1280, 720],
    [1440, 900],
  ],
} as const;

const labels = { within: "figure:has(details)", words: "text, figcaption > *" };
const isForFigures = (width: number) => width === 360 || width === 1440;

for (const service of services)
  sharedTest(`all that ${service.id} draws fits, on phones and wide screens`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/services/${service.id}`);
    await page.evaluate(openFigures);
    for (const [width, height] of windows[service.template]) {
      const at = `at ${width} px`;
      await page.setViewportSize({ width, height });
      expect
        .soft(await page.evaluate(barChartFaults, content.words.charts.kinds.bar), at)
        .toEqual([]);
      if (isForFigures(width)) {
        if (service.visualization) {
          expect.soft(await page.evaluate(figureFaults), at).toEqual([]);
          expect.soft(await page.evaluate(crowdedWords, labels), at).toEqual([]);
        }
        expect.soft(await sidewaysScroll(page), at).toBeLessThanOrEqual(0);
      }
      if (service.schedule) {
        const names = { within: ".schedule-rows", words: "p > span", drawn: "i" };
        const advice = `${at}: say the work shorter`;
        expect.soft(await page.evaluate(crowdedWords, names), advice).toEqual([]);
        // It begins on the first screen of a wide window.
        const first = await page.locator(".schedule-rows [data-bar]").first().boundingBox();
        if (width === 1440)
          expect.soft((first?.y ?? 0) + (first?.height ?? 0), at).toBeLessThanOrEqual(height);
      }
      if (service.template === "solution" && width >= 1024 && service.benefits.length) {
        // All benefits stay in sight beside the text.
        const panel = page.locator("aside > div");
        await page.evaluate(readBesideBenefits);
        expect.soft((await panel.boundingBox())?.y, at).toBeCloseTo(96, 0);
        const hidden = await panel.evaluate((one) => one.scrollHeight - one.clientHeight);
        expect.soft(hidden, at).toBe(0);
        const lowest = await panel.locator("[data-bar]").last().boundingBox();
        const button = await panel.getByRole("link").boundingBox();
        expect.soft(lowest?.y, at).toBeLessThan((button?.y ?? 0) - (lowest?.height ?? 0));
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      }
    }
  });

for (const [what, kind] of [
  ["the schedule on ink", "featured-service"],
  ["the charts", "charts"],
] as const)
  sharedTest(`${what} fit, on phones and wide screens`, async ({ page }) => {
    const path = pathOfKind(kind);
    needed(path && built(path).count("figure details") ? path : undefined, what);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await page.evaluate(openFigures);
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(await page.evaluate(barChartFaults, content.words.charts.kinds.bar), `at ${width} px`)
        .toEqual([]);
      if (!isForFigures(width)) continue;
      expect.soft(await page.evaluate(figureFaults), `at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(crowdedWords, labels), `at ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    expect.soft(await page.evaluate(unforcedColors), "in forced colors").toEqual([]);
  });
