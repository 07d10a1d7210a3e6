import { expect, test } from "../support/fixtures.ts";

interface Shifts {
  shifts: { value: number; moved: (string | undefined)[] }[];
}

const pages = [
  "/",
  "/services",
  "/services/cloud-migration",
  "/case-study/azure-cloud-migration",
  "/about",
  "/contact",
];

for (const width of [390, 1440]) {
  test(`late fonts move nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] as object[] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Element }[];
        })[])
          (window as unknown as { shifts: object[] }).shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => node?.textContent?.slice(0, 60)),
          });
      }).observe({ type: "layout-shift", buffered: true });
    });

    for (const path of pages) {
      const held: (() => void)[] = [];
      await page.route(/\.woff2$/, async (route) => {
        await new Promise<void>((release) => held.push(release));
        await route.continue();
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      // The text is there in the device's own fonts, and has been painted.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => document.fonts.check('16px "Newsreader"'))).toBe(false);
      await expect.poll(() => held.length).toBe(2);

      for (const release of held) release();
      await page.waitForFunction(
        () =>
          document.fonts.check('16px "Newsreader"') &&
          document.fonts.check('16px "Hanken Grotesk"'),
      );
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total.toFixed(3), `${path}: ${JSON.stringify(shifts)}`).toBe("0.000");
      await page.unroute(/\.woff2$/);
    }
  });
}

test("both fonts are preloaded, and no other is fetched", async ({ page }) => {
  const fonts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.add(new URL(request.url()).pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect([...fonts].sort()).toEqual(preloaded.sort());
  expect(preloaded).toHaveLength(2);
});
