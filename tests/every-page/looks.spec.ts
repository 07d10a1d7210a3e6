import { findBrowser, packagedBrowserName } from "../support/find-browser.ts";
import { expect, open, test } from "../support/fixtures.ts";

/** One page of each kind; the pictures are in tests/looks. */
const pages = {
  home: "/",
  services: "/services",
  solution: "/services/strategic-portfolio-management",
  service: "/services/project-management-service",
  stories: "/client-success-stories",
  "case-study": "/case-study/global-banking-platform-transformation",
  about: "/about",
  contact: "/contact",
  testimonials: "/testimonials",
  legal: "/privacy-policy",
  "not-found": "/services-that-never-were",
};

const browser = await findBrowser();

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.skip(
  browser?.name !== packagedBrowserName,
  "The pictures were taken with the browser that npm brings; others draw letters differently.",
);

for (const width of [1440, 390])
  for (const [kind, path] of Object.entries(pages))
    test(`${kind} looks as it did at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // Two dates stand in the pages.
      await page.clock.setFixedTime("2026-11-15T12:00:00Z");
      await open(page, path);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await Promise.all(
          [...document.images].map((image) => {
            image.loading = "eager";
            return image.decode();
          }),
        );
      });
      // As JPEG, because a picture of a whole page weighs a megabyte and more without loss.
      const picture = await page.screenshot({ fullPage: true, type: "jpeg", quality: 40 });
      expect(
        picture,
        `${path} looks different. Compare the pictures in test-results; if the change is meant, run "npm run looks" and commit tests/looks.`,
      ).toMatchSnapshot(`${kind}-${width}.jpeg`, { maxDiffPixels: 300 });
    });
