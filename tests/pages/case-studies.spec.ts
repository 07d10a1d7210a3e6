import { caseStudies } from "../support/case-study-content.ts";
import { expect, goBack, open, test } from "../support/fixtures.ts";
import { watchDocuments } from "../support/requests.ts";

const list = "/client-success-stories";

test("the list shows all eight stories, each with picture, industry, text and two results", async ({
  page,
}) => {
  await open(page, list);
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
  const cards = page.locator("main article");
  await expect(cards).toHaveCount(8);
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
  await expect(status).toHaveText("8 case studies");

  const documents = watchDocuments(page);
  const filter = page.getByRole("navigation", { name: "Filter by industry" });
  const choice = filter.getByRole("link", { name: "Financial Services 2" });
  await page.evaluate(() => window.scrollTo(0, 120));
  await choice.click();
  await expect(page).toHaveURL(`${list}?industry=financial-services`);
  await expect(cards).toHaveCount(2);
  await expect(status).toHaveText("2 case studies in Financial Services");
  await expect(choice).toHaveAttribute("aria-current", "true");
  await expect(choice).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(documents).toEqual([]);

  await filter.getByRole("link", { name: "Retail 1" }).click();
  await expect(cards).toHaveCount(1);
  await expect(status).toHaveText("1 case study in Retail");
  await goBack(page);
  await expect(cards).toHaveCount(2);
  await goBack(page);
  await expect(page).toHaveURL(list);
  await expect(cards).toHaveCount(8);
  expect(witness.messages).toEqual([]);
});

for (const { query, count } of [
  { query: "manufacturing", count: 1 },
  { query: "Financial%20Services", count: 2 },
  { query: "basket-weaving", count: 8 },
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
    await expect(page.locator("main article")).toHaveCount(8);
    await expect(page.getByRole("navigation", { name: "Filter by industry" })).toBeHidden();
  });
});
