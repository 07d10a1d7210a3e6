import { expect, sharedTest as test } from "../support/fixtures.ts";
import { shiftsOf, watchShifts } from "../support/layout-shifts.ts";

/** What an address chooses, and what the page then says first; the last at both widths. */
const choices = [
  [390, "/contact?topic=cloud-migration", "Schedule a consultationCloud Migration"],
  [1440, "/contact?topic=ai-strategy-consulting", "Schedule a consultationAI Strategy & Roadmap"],
  [390, "/client-success-stories?industry=retail", "1 case study in Retail"],
  [1440, "/client-success-stories?industry=retail", "1 case study in Retail"],
] as const;

test("what an address chooses is right from the first paint, and moves nothing", async ({
  page,
}) => {
  // The page's own script has no part in it.
  await page.route(/entry\.client-.*\.js|\.woff2/, (route) => route.abort());
  await watchShifts(page);
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      document.documentElement.dataset.first ??=
        document.querySelector("main [role=status], h1:has([data-letter=topic])")?.textContent ??
        "";
    }).observe({ type: "paint", buffered: true });
  });
  for (const [width, address, text] of choices) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    await expect(page.locator("html"), `${address} at ${width} px`).toHaveAttribute(
      "data-first",
      text,
    );
    expect(await shiftsOf(page), `${address} at ${width} px`).toEqual([]);
  }
});
