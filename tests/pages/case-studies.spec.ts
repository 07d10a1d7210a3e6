import { caseStudies } from "../support/case-study-content.ts";
import { expect, goBack, open, test } from "../support/fixtures.ts";
import { watchDocuments } from "../support/requests.ts";

const list = "/client-success-stories";

/** "8 case studies", as the line above the cards says it. */
const counted = (count: number) => `${count} ${count === 1 ? "case study" : "case studies"}`;
const countIn = (industry: string) =>
  caseStudies.filter((study) => study.industry === industry).length;

test("the list shows all stories, each with picture, industry, text and two results", async ({
  page,
}) => {
  await open(page, list);
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
  const cards = page.locator("main article");
  await expect(cards).toHaveCount(caseStudies.length);
  for (const [index, { slug, title, description, industry, results }] of caseStudies.entries()) {
    const card = cards.nth(index);
    await expect(card.locator("img")).toHaveAttribute("src", `/images/case-studies/${slug}.jpg`);
    await expect(card.getByRole("heading", { name: title })).toBeVisible();
    await expect(card.getByText(industry, { exact: true })).toBeVisible();
    await expect(card.getByText(description)).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveText(results.slice(0, 2));
    await expect(card.getByRole("link", { name: "Read full case study" })).toHaveAttribute(
      "href",
      `/case-study/${slug}`,
    );
  }
  const closing = page.locator("#contact");
  for (const figure of ["98%", "92%", "4.9"])
    await expect(closing.getByText(figure, { exact: true })).toBeVisible();
});

test("a click filters by industry, keeps the place, says the count, and Back undoes it", async ({
  page,
  witness,
}) => {
  await open(page, list);
  const cards = page.locator("main article");
  const status = page.locator("main").getByRole("status");
  await expect(status).toHaveText(counted(caseStudies.length));

  const documents = watchDocuments(page);
  const filter = page.getByRole("navigation", { name: "Filter by industry" });
  const [banks, shops] = [countIn("Financial Services"), countIn("Retail")];
  const choice = filter.getByRole("link", { name: `Financial Services ${banks}` });
  await page.evaluate(() => window.scrollTo(0, 120));
  await choice.click();
  await expect(page).toHaveURL(`${list}?industry=financial-services`);
  await expect(cards).toHaveCount(banks);
  await expect(status).toHaveText(`${counted(banks)} in Financial Services`);
  await expect(choice).toHaveAttribute("aria-current", "true");
  await expect(choice).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(documents).toEqual([]);

  await filter.getByRole("link", { name: `Retail ${shops}` }).click();
  await expect(cards).toHaveCount(shops);
  await expect(status).toHaveText(`${counted(shops)} in Retail`);
  await goBack(page);
  await expect(cards).toHaveCount(banks);
  await goBack(page);
  await expect(page).toHaveURL(list);
  await expect(cards).toHaveCount(caseStudies.length);
  expect(witness.messages).toEqual([]);
});

for (const { query, count } of [
  { query: "manufacturing", count: countIn("Manufacturing") },
  { query: "Financial%20Services", count: countIn("Financial Services") },
  { query: "basket-weaving", count: caseStudies.length },
])
  test(`a visit to ?industry=${query} shows ${count} before anything is painted`, async ({
    page,
    witness,
  }) => {
    await open(page, `${list}?industry=${query}`);
    await expect(page.locator("main article")).toHaveCount(count);
    await expect(page.getByRole("status").first()).toHaveText(new RegExp(`^${count} case`));
    expect(witness.messages).toEqual([]);
    expect(witness.errors).toEqual([]);
  });

test("no count of stories leaves a hole in the grid", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const industry of ["", "retail", "financial-services"]) {
    await open(page, `${list}?industry=${industry}`);
    const ends = await page.locator("main article").evaluateAll((cards) => {
      const rows = new Map<number, number>();
      for (const card of cards) {
        const { top, right } = card.getBoundingClientRect();
        rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, Math.round(right)));
      }
      return [...rows.values()];
    });
    expect(new Set(ends).size, `rows end at ${ends}`).toBe(1);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("all stories are shown and no filter that could not work", async ({ page }) => {
    await page.goto(`${list}?industry=retail`);
    await expect(page.locator("main article")).toHaveCount(caseStudies.length);
    await expect(page.getByRole("navigation", { name: "Filter by industry" })).toBeHidden();
  });
});
