import { home } from "../../app/content/home.ts";
import { site } from "../../app/site.ts";
import { expect, open, test } from "../support/fixtures.ts";

test("the page opens with what the buyer faces; the tagline stands above the headline", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByText(home.hero.lead, { exact: true })).toBeVisible();
  const tagline = main.getByText(site.tagline, { exact: true });
  await expect(tagline).toBeVisible();
  const [line, headline] = await Promise.all([
    tagline.boundingBox(),
    page.locator("h1").boundingBox(),
  ]);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(headline?.y ?? 0);
});

test("four clients speak, and the way to all of them is next to their heading", async ({
  page,
}) => {
  await open(page, "/");
  const quotes = page.getByRole("region", { name: home.testimonials.heading });
  await expect(quotes.getByRole("figure")).toHaveCount(4);
  await quotes.getByRole("link", { name: "Read All Testimonials" }).click();
  await expect(page).toHaveURL("/testimonials");
});
