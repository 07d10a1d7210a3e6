import { expect, test } from "../support/fixtures.ts";

/** Where the ninth of the twelve columns begins at 1440 px, and what is so near that it means it. */
const line = 944;
const near = 16;

/** Blocks of text, outside of drawings, that begin beside the line. */
function besideLine({ line, near }: { line: number; near: number }): string[] {
  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  return [...document.querySelectorAll("main *, footer *")]
    .filter((one) => ownText(one) && !one.closest("figure, svg, .sr-only, .practice-years"))
    .filter((one) => !getComputedStyle(one).display.startsWith("inline"))
    .map((one) => ({ text: one.textContent, off: one.getBoundingClientRect().left - line }))
    .filter(({ off }) => Math.abs(off) > 0.5 && Math.abs(off) < near)
    .map(({ text, off }) => `${text?.slice(0, 40)}: ${off.toFixed(1)} px off`);
}

for (const path of [
  "/",
  "/about",
  "/client-success-stories",
  "/case-study/azure-cloud-migration",
  "/contact",
  "/accessibility",
  "/sitemap",
  "/services/financial-services",
  "/services/cloud-migration",
  "/no/such/page",
])
  test(`right-hand columns of ${path} begin on one line`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect(await page.evaluate(besideLine, { line, near })).toEqual([]);
  });
