import { address } from "../../app/lib/address.ts";
import { allPages, site } from "../../app/site.ts";
import { expect, test } from "../support/fixtures.ts";
import { mainLink } from "../support/visit.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("every page can be read without script, on a phone", async ({ page }) => {
  const hrefs = site.navigation.map(({ href }) => address(href));
  for (const path of allPages) {
    // The styles are in the document, so nothing else decides what is seen.
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const seen = await page.evaluate((hrefs) => {
      const isSeen = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        );
      return {
        hasHeading: isSeen("h1"),
        // They could do nothing; the chat's notice has the mail address.
        buttons: isSeen(".dock button"),
        notice: isSeen(".dock a[href^=mailto]"),
        links: hrefs.filter((href) => isSeen(`header a[href="${href}"]`)),
        letters: document.querySelector("main")?.textContent.length,
      };
    }, hrefs);
    expect.soft(seen.hasHeading, `the headline of ${path}`).toBe(true);
    expect.soft(seen, `the dock of ${path}`).toMatchObject({ buttons: false, notice: true });
    expect.soft(seen.links, `the header of ${path}`).toEqual(hrefs);
    expect.soft(seen.letters, `the text of ${path}`).toBeGreaterThan(600);
  }
});

test("a visitor without script gets from page to page, and back from a missing one", async ({
  page,
}) => {
  await page.goto("/");
  await mainLink(page, "Services").click();
  await expect(page).toHaveURL(address("/services"));
  const main = page.getByRole("main");
  await main.locator("summary").filter({ hasText: "Technology Transformation" }).click();
  await main
    .getByRole("link", { name: /Cloud Migration/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cloud Migration");

  expect((await page.goto("/services/nope"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page.getByRole("link", { name: "Browse Services" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(address("/"));

  expect((await page.goto("/case-study/nope"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Case Study Not Found");
  await expect(main).toContainText("The case study you're looking for could not be found.");
  await page.getByRole("link", { name: "Back to Client Success Stories" }).click();
  await expect(page).toHaveURL(address("/client-success-stories"));
});
