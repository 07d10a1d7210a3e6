import { base } from "../../app/base.ts";
import { content } from "../../app/content/content.ts";
import { addressIn } from "../../app/content/edition.ts";
import { address } from "../../app/lib/address.ts";
import { allPages, contentAt, languageFolders, site } from "../../app/site.ts";
import { firstOf, textOf } from "../support/built-documents.ts";
import { expect, open, started, test } from "../support/fixtures.ts";
import { contact, offers, service } from "../support/places.ts";
import { siteUrl } from "../support/servers.ts";

const [folder = ""] = languageFolders;
const other = contentAt(folder || "/").site;
const there = addressIn(other, contact);
const firstName = site.editions[0]?.name ?? "";

test.skip(!folder, "The site has one language.");

test("header and footer lead to the same page in the other language, and back", async ({
  page,
}) => {
  await open(page, contact);
  await page.getByRole("contentinfo").getByRole("link", { name: other.edition.name }).click();
  await page.waitForURL(`**${there}`);
  await expect(page.locator("html")).toHaveAttribute("lang", other.language);
  await page.getByRole("banner").getByRole("link", { name: firstName }).click();
  await page.waitForURL(`**${contact}`);
});

test("a chosen date comes along", async ({ page }) => {
  test.skip(!offers.dates, "No dates are offered.");
  const by = `${new Date().getFullYear() + 1}-06-30`;
  await open(page, `${contact}?by=${by}`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("by"))).toBe(by);
  await page.getByRole("contentinfo").getByRole("link", { name: other.edition.name }).click();
  await page.waitForURL(`**${there}?by=${by}`);
  await started(page);
  await expect(page.locator("html")).toHaveAttribute("data-by", by);
});

test("so do what was asked of a page, and the place on it", async ({ page }) => {
  await open(page, `${contact}?topic=${service.id}`);
  await page.getByRole("contentinfo").getByRole("link", { name: other.edition.name }).click();
  await page.waitForURL(`**${there}?topic=${service.id}`);
});

test("figures are written as the language writes them", () => {
  const isPoint = new Intl.NumberFormat(other.language).format(0.5).includes(".");
  test.skip(isPoint, "It has a decimal point too.");
  for (const path of allPages.filter((path) => contentAt(path).site === other)) {
    // A version has a point in every language.
    const text = textOf(firstOf(path, "main")).replace(/(?:WCAG|bis)\s\d\.\d|\d\.\d\sbis/g, "");
    expect.soft(text.match(/(?<![\d.])\d{1,3}\.\d(?![\d.])/g), path).toBeNull();
  }
});

test("what is missing below a language is said in it", async ({ page }) => {
  const answer = await page.goto(`${folder}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", other.language);
  await expect(page.locator("h1")).toHaveText(contentAt(folder).words.errors.notFound.heading);
});

test("on a host with one 404 page for all, what is missing is said in the language of its address", async ({
  page,
}) => {
  const missing = `${folder}/no-such-page?as=asked`;
  await page.route(`**${missing}`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${siteUrl}${base}nope` }) });
  });
  await page.goto(missing);
  await expect(page.locator("h1")).toHaveText(contentAt(folder).words.errors.notFound.heading);
  await expect(page).toHaveURL(address(missing));
});

test("a phone's menu leads to the other language", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, contact);
  await page.getByRole("button", { name: content.words.header.openMenu }).click();
  const menu = page.getByRole("dialog", { name: content.words.header.menu });
  await menu.getByRole("link", { name: other.edition.name }).click();
  await page.waitForURL(`**${there}`);
});
