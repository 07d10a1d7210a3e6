import { address } from "../../app/lib/address.ts";
import { allPages } from "../../app/lib/pages.ts";
import { navigation } from "../../app/site.ts";
import { expect, test } from "../support/fixtures.ts";
import { mainLink } from "../support/visit.ts";

test.use({ javaScriptEnabled: false });

test("every page can be read without script, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hrefs = navigation.map(({ href }) => address(href));
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
        links: hrefs.filter((href) => isSeen(`header a[href="${href}"]`)),
        letters: document.querySelector("main")?.textContent.length,
      };
    }, hrefs);
    expect.soft(seen.hasHeading, `the headline of ${path}`).toBe(true);
    expect.soft(seen.links, `the header of ${path}`).toEqual(hrefs);
    expect.soft(seen.letters, `the text of ${path}`).toBeGreaterThan(600);
  }
});

test("a visitor without script gets from page to page, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
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
});

test("one answer is open, and another opens in its place", async ({ page }) => {
  await page.goto("/contact");
  const answers = page.locator("#faq details");
  await expect(answers).toHaveCount(6);
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
  await answers.nth(2).locator("summary").click();
  await expect(answers.nth(2)).toHaveAttribute("open");
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
});

for (const path of ["/no/such/page", "/services/nope"]) {
  test(`${path} answers with the 404 page and status 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute(
      "href",
      address("/"),
    );
    await expect(page.getByRole("link", { name: "Browse Services" })).toHaveAttribute(
      "href",
      address("/services"),
    );
  });
}

test("/case-study/nope says that the story cannot be found, and leads back", async ({ page }) => {
  const response = await page.goto("/case-study/nope");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Case Study Not Found");
  await expect(page.getByRole("main")).toContainText(
    "The case study you're looking for could not be found.",
  );
  await page.getByRole("link", { name: "Back to Client Success Stories" }).click();
  await expect(page).toHaveURL(address("/client-success-stories"));
});
