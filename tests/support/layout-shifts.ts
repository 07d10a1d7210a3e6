import { expect, type Page } from "@playwright/test";

interface Shift {
  value: number;
  /** How the texts begin that have moved; of what has no text, its tag. */
  moved: string[];
}

const held = "layoutShifts";

/** Keeps a record of every layout shift, from before the first paint of every page that comes. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((held) => {
    const shifts: Shift[] = [];
    Object.assign(window, { [held]: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node }) =>
              node?.textContent?.slice(0, 60) ||
              (node instanceof Element ? node.outerHTML.slice(0, 160) : ""),
          ),
        });
    }).observe({ type: "layout-shift", buffered: true });
  }, held);
}

/** Every shift of the page so far: none, if all is well. */
export const shiftsOf = (page: Page) =>
  page.evaluate((held) => (window as unknown as Record<string, Shift[]>)[held] ?? [], held);

/** From here on: for what a test itself has moved. */
export const forgetShifts = (page: Page) =>
  page.evaluate((held) => {
    (window as unknown as Record<string, Shift[]>)[held]?.splice(0);
  }, held);

/**
 * Fails if anything moved that a reader could see, or more than `most`. An arrow that follows its text by three pixels as
 * the font arrives counts a millionth; a paragraph that does counts a hundredth.
 */
export async function expectNoVisibleShift(page: Page, path: string, most = 0): Promise<void> {
  const shifts = await shiftsOf(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(Number(total.toFixed(3)), `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
}
