import { legalPages } from "../../app/content/legal.ts";
import type { LegalPage } from "../../app/content/types.ts";
import { slugOf } from "../../app/lib/slug.ts";
import { site } from "../../app/site.ts";
import { expect, open, test } from "../support/fixtures.ts";

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

for (const path of Object.keys(legalPages))
  test(`every address on ${path} is a link that writes to it`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const written = (await main.innerText()).match(address) ?? [];
    const links = await main
      .locator('a[href^="mailto:"]')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(written.length).toBeGreaterThan(1);
    expect(links).toEqual(written.map((one) => [one, `mailto:${one}`]));
  });

for (const path of ["/privacy-policy", "/terms-of-service"])
  test(`${path} says who the firm is and where letters reach it`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(`${site.legalName}, ${site.postalAddress},`);
  });

test("the privacy policy answers what the law asks of it", async ({ page }) => {
  await page.goto("/privacy-policy");
  const main = page.getByRole("main");
  for (const text of [
    "For the purposes of the GDPR we are the controller",
    "Do Not Track",
    "Global Privacy Control",
    "professional information",
    "the length of the engagement plus seven years",
    "agreed in writing",
  ])
    await expect(main).toContainText(text);
});

for (const [path, { sections }] of Object.entries(legalPages))
  test(`the contents of ${path} follow the reading`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1080 });
    await open(page, path);
    const list = page.getByRole("navigation", { name: "On this page" });
    const current = list.locator('[aria-current="location"]');
    for (const { heading } of sections) {
      await list.getByRole("link", { name: heading, exact: true }).click();
      await expect(current).toHaveText(heading);
      await expect(page.getByRole("heading", { name: heading, exact: true })).toBeInViewport();
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(current).toHaveText(sections.at(-1)?.heading ?? "");
  });

test("every period of the privacy policy is a row that leads to the section which gives it", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  const rows = page.getByRole("figure").getByRole("listitem");
  const policy: LegalPage = legalPages["/privacy-policy"];
  const drawn = (policy.schedules ?? []).flatMap(({ rows }) => rows);
  await expect(rows).toHaveCount(drawn.length);
  for (const { name, words, section } of drawn) {
    const row = rows.filter({ hasText: name });
    await expect(row).toContainText(words);
    const to = `#${slugOf(section)}`;
    await expect(row.getByRole("link")).toHaveAttribute("href", to);
    await expect(page.locator(to)).toContainText(section);
  }
});
