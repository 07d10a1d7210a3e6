import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { expect, sharedTest } from "../support/fixtures.ts";

/** px at 1440, from the top of a band to that of the next, or to its end. */
const bands: [name: string, height: number, first: string, next?: string][] = [
  ["header and hero", 400, "body", ".dense"],
  ["situations", 500, "#situations"],
  ["values", 390, "#values"],
  ["industries", 285, "#industries"],
  ["impact", 230, "#impact"],
  ["plan", 3390, "#services", "section[aria-labelledby=analytics-heading]"],
  ["featured service", 240, ".plan-card"],
  ["panel", 150, ".group-panel"],
  ["steps", 230, ".group-steps"],
  ["figures of a group", 160, ".showcase"],
  ["charts", 660, "[aria-labelledby=analytics-heading]"],
  ["comparison", 485, "[aria-labelledby=why-pmaas-heading]"],
  [
    "engagement",
    545,
    "[aria-labelledby=engagement-models-heading]",
    "[aria-labelledby=certifications-heading]",
  ],
  ["certifications", 380, "[aria-labelledby=certifications-heading]"],
];

sharedTest("the page is no longer than it was drawn, and so is each band", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(pathOfKind("phase-plan"));
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const [width, most] of [
    [320, 7600],
    [390, 6800],
    [768, 9200],
    [1024, 8600],
    [1440, 8200],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await heightOf(), `px at ${width} px`).toBeLessThanOrEqual(most);
  }
  for (const [name, drawn, first, next] of bands) {
    const box = await page.locator(first).first().boundingBox();
    const end = next ? (await page.locator(next).boundingBox())?.y : undefined;
    const height = (end ?? (box?.y ?? 0) + (box?.height ?? 0)) - (box?.y ?? 0);
    expect.soft(Math.abs(height / drawn - 1), `${name}: ${height} px`).toBeLessThanOrEqual(0.1);
  }
  // Each chart is as high as specified, its legend included.
  for (const chart of await page.locator("[data-behavior=chart]").all())
    expect.soft((await chart.boundingBox())?.height).toBe(300);
});
