import { legalPages } from "../../app/content/legal.ts";
import { site } from "../../app/site.ts";
import { expect, test } from "../support/fixtures.ts";

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
