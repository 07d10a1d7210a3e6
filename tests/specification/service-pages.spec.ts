import { content } from "../../app/content/content.ts";
import { servicePath } from "../../app/lib/paths.ts";
import { expect, sharedTest } from "../support/fixtures.ts";

/** px with header and footer. */
const most = {
  service: { 1440: 3500, 390: 6800 },
  solution: { 1440: 4200, 390: 7700 },
} as const;

/** Runs inside the page. */
function measure() {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const title = boxOf("h1")?.top ?? 0;
  return {
    height: document.documentElement.scrollHeight,
    label: Math.round(title - (boxOf("#top :has(+ h1)")?.bottom ?? 0)),
    calls: document.querySelectorAll("main a[data-call]").length,
    picture: document.querySelectorAll("#top picture").length,
  };
}

for (const { id, template } of content.services)
  sharedTest(`${id} has the composition of all services, and is not longer`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(servicePath(id));
    for (const width of [1440, 390] as const) {
      await page.setViewportSize({ width, height: 900 });
      const { height, ...parts } = await page.evaluate(measure);
      expect.soft(height, `px at ${width} px`).toBeLessThanOrEqual(most[template][width]);
      expect.soft(parts, `at ${width} px`).toEqual({ label: 20, calls: 2, picture: 1 });
    }
  });
