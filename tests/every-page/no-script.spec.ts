import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { address } from "../../app/lib/address.ts";
import { site } from "../../app/site.ts";
import { expect, test } from "../support/fixtures.ts";
import { pageKinds } from "../support/page-kinds.ts";
import {
  caseStudyList,
  missingService,
  missingStudy,
  offers,
  service,
  serviceGroup,
  servicesPage,
  study,
  words,
} from "../support/places.ts";
import { mainLink } from "../support/visit.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("every kind of page can be read without script, on a phone", async ({ page }) => {
  const hrefs = site.navigation.map(({ href }) => address(href));
  for (const { path, letters } of Object.values(pageKinds)) {
    // The styles are in the document, so nothing else decides what is seen.
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const seen = await page.evaluate((hrefs) => {
      const isSeen = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        );
      return {
        hasHeading: isSeen("h1"),
        // They could do nothing; the notice of a chat has the mail address.
        buttons: isSeen(".dock button"),
        notice: isSeen(".dock a[href^=mailto]"),
        links: hrefs.filter((href) => isSeen(`header a[href="${href}"]`)),
        letters: document.querySelector("main")?.innerText.length,
      };
    }, hrefs);
    expect.soft(seen.hasHeading, `the headline of ${path}`).toBe(true);
    const dock = { buttons: false, notice: Boolean(offers.chat) };
    expect.soft(seen, `the dock of ${path}`).toMatchObject(dock);
    expect.soft(seen.links, `the header of ${path}`).toEqual(hrefs);
    expect.soft(seen.letters, `the text of ${path}`).toBeGreaterThanOrEqual(letters);
  }
});

test("a visitor without script gets from page to page, and back from a missing one", async ({
  page,
}) => {
  await page.goto("/");
  await mainLink(page, servicesPage).click();
  await expect(page).toHaveURL(address(servicesPage));
  const main = page.getByRole("main");
  // A plan of the services is folded by group.
  if (pathOfKind("phase-plan") === servicesPage)
    await main.locator("summary").filter({ hasText: serviceGroup.title }).click();
  await main.getByRole("link", { name: service.title }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(service.title);

  expect((await page.goto(missingService))?.status()).toBe(404);
  await page.getByRole("link", { name: words.errors.notFound.home }).click();
  await expect(page).toHaveURL(address("/"));

  expect((await page.goto(missingStudy))?.status()).toBe(404);
  const back = study ? words.caseStudies.back : words.errors.notFound.home;
  await page.getByRole("link", { name: back }).click();
  await expect(page).toHaveURL(address(caseStudyList));
});
