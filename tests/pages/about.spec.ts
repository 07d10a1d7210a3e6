import { about } from "../../app/content/about.ts";
import { allClaims } from "../../app/content/claims.ts";
import { site } from "../../app/site.ts";
import { expect, open, test } from "../support/fixtures.ts";

test("the About section holds the picture, three figures, six values and the way to clients", async ({
  page,
}) => {
  await open(page, "/about");
  const section = page.locator("#about");

  await expect(section.getByRole("img", { name: about.teamImageAlt })).toHaveAttribute(
    "src",
    "/images/team-work.png",
  );
  await expect(section.locator('[data-claim="satisfaction"]')).toHaveText("98%");
  await expect(section.locator('[data-claim="pmaas-projects"]')).toHaveText("250+");
  await expect(section.getByText("founded", { exact: true })).toBeVisible();
  await expect(section.getByText(String(site.foundedYear), { exact: true }).first()).toBeVisible();
  expect(site.foundedYear, "app/site.ts foundedYear: change this test with it").toBe(2018);

  expect(about.values).toHaveLength(6);
  for (const { title, text } of about.values) {
    await expect(section.getByRole("heading", { level: 3, name: title })).toBeVisible();
    await expect(section.getByText(text)).toBeVisible();
  }

  await section.getByRole("link", { name: "See What Clients Say" }).click();
  await expect(page).toHaveURL("/testimonials");
});

test("every practice leads to its service", async ({ page }) => {
  await open(page, "/about");
  for (const { since, service, question } of about.practices) {
    const practice = page.locator(".practice-years > li").filter({ hasText: question });
    await expect(practice).toContainText(String(since));
    await expect(practice.getByRole("link")).toHaveAttribute("href", `/services/${service}`);
  }
});

test("the bars start further right for later years", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/about");
    const starts = await page
      .locator(".practice-years [data-run]")
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().left));
    expect(starts).toHaveLength(about.practices.length);
    expect(starts, `at ${width} px`).toEqual(starts.toSorted((a, b) => a - b));
    expect(new Set(starts).size).toBe(starts.length);
  }
});

test("the ledger lists every claim, on a narrow phone without scrolling sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, "/about#how-we-measure");
  const rows = page.locator("#how-we-measure tbody tr");
  await expect(rows).toHaveCount(allClaims.length);
  for (const [index, { value, scope, period }] of allClaims.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole("rowheader")).toHaveText(value);
    await expect(row).toContainText(scope);
    await expect(row.getByRole("cell").last()).toHaveText(period);
  }
  const table = await page.locator("#how-we-measure table").boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(320);
});
