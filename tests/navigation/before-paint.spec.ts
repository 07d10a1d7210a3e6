import { expect, test } from "../support/fixtures.ts";
import { shiftsOf, watchShifts } from "../support/layout-shifts.ts";

/** What an address chooses on two pages, and what the page then says first. */
const choices = [
  {
    address: "/contact?topic=cloud-migration",
    selector: "h1",
    text: "Schedule a consultationCloud Migration",
  },
  {
    address: "/contact?topic=ai-strategy-consulting",
    selector: "h1",
    text: "Schedule a consultationAI Strategy & Roadmap",
  },
  {
    address: "/client-success-stories?industry=retail",
    selector: "main [role=status]",
    text: "1 case study in Retail",
  },
];

for (const { address, selector, text } of choices)
  for (const width of [390, 1440])
    test(`${address} is right from its first paint at ${width} px, and moves nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      // The page's own script has no part in it.
      await page.route("**/entry.client-*.js", (route) => route.abort());
      await page.route("**/*.woff2", (route) => route.abort());
      await watchShifts(page);
      await page.addInitScript((selector) => {
        new PerformanceObserver(() => {
          document.documentElement.dataset.first ??=
            document.querySelector(selector)?.textContent ?? "";
        }).observe({ type: "paint", buffered: true });
      }, selector);
      await page.goto(address);
      await expect(page.locator("html")).toHaveAttribute("data-first", text);
      expect(await shiftsOf(page)).toEqual([]);
    });
