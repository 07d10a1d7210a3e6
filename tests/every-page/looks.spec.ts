import { findBrowser, packagedBrowserName } from "../support/find-browser.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  expectSameLooks,
  openWhole,
  pictureSettings,
  takePicture,
} from "../support/page-picture.ts";

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

/** Those that have every ground, drawing and kind of picture between them. */
const darkKinds = ["home", "service", "case-study"] as const;

const browser = await findBrowser();

test.use({ contextOptions: pictureSettings });
test.skip(
  browser?.name !== packagedBrowserName,
  "The pictures were taken with the browser that npm brings; others draw letters differently.",
);

for (const width of [1440, 390])
  for (const [kind, path] of Object.entries(pages))
    test(`${kind} looks as it did at ${width} px`, async ({ page }, info) => {
      await openWhole(page, path, width);
      // What the visitor may have meant comes after the page.
      if (kind === "not-found")
        await expect(page.locator("[data-behavior=nearest-pages]")).toBeVisible();
      await expectSameLooks(await takePicture(page), `${kind}-${width}.jpeg`, info);
    });

for (const kind of darkKinds)
  test(`${kind} looks as it did in the dark scheme`, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openWhole(page, pages[kind], 1440);
    await expectSameLooks(await takePicture(page), `${kind}-dark-1440.jpeg`, info);
  });
