import { about } from "../../app/content/about.ts";
import { allClaims } from "../../app/content/claims.ts";
import { site } from "../../app/site.ts";
import { brokenWords } from "../support/broken-words.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { sidewaysScroll } from "../support/visit.ts";

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

test("every practice has a lead, with years and a program that can be read about", async ({
  page,
}) => {
  await open(page, "/about");
  const leads = page.getByRole("region", { name: about.leadsIntro.heading });
  await expect(leads.getByRole("listitem")).toHaveCount(about.practices.length);
  for (const { role, service, years, program, source } of about.leads) {
    const lead = leads.getByRole("listitem").filter({ hasText: program });
    await expect(lead.getByRole("heading", { level: 3 })).toHaveText(role);
    await expect(lead).toContainText(`${years} years`);
    const targets = await lead
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(targets[0]).toBe(`/services/${service}`);
    expect(targets[1]).toMatch("client" in source ? /^\/testimonials#/ : /^\/case-study\//);
  }
});

test("the hubs add up to the firm, and their shifts run around the clock", async ({ page }) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/about");
    const people = about.hubs.reduce((sum, hub) => sum + hub.people, 0);
    const hubs = page.getByRole("region", { name: `${people} ${about.hubsIntro.heading}` });
    await expect(hubs.locator('[data-claim="people"]')).toHaveText(String(people));
    await expect(hubs.getByRole("listitem")).toHaveCount(about.hubs.length);
    await expect(hubs.getByText(/^Duty desk /)).toHaveText([
      "Duty desk 00:00–08:00 UTC",
      "Duty desk 08:00–16:00 UTC",
      "Duty desk 16:00–24:00 UTC",
    ]);
    const bars = await hubs.locator("rect").evaluateAll((all) =>
      all.map((bar) => {
        const { left, right } = bar.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(bars.map(({ left }) => left)).toEqual(
      bars.map(({ left }) => left).toSorted((a, b) => a - b),
    );
    const [manila, , krakow, , headquarters] = bars;
    expect(krakow?.left).toBeCloseTo(manila?.right ?? 0, 0);
    expect(headquarters?.left).toBeCloseTo(krakow?.right ?? 0, 0);
    expect(await sidewaysScroll(page), `at ${width} px`).toBeLessThanOrEqual(0);
    expect(await brokenWords(page), `at ${width} px`).toEqual([]);
  }
});

for (const width of [320, 1440])
  test(`the ledger shows every claim with its evidence at ${width} px, without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, "/about#how-we-measure");
    const rows = page.locator("#how-we-measure li");
    await expect(rows).toHaveCount(allClaims.length);
    // As a reader sees it: what is hidden is not in its text.
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => ({
        text: (row as HTMLElement).innerText.replace(/\s+/g, " "),
        value: row.querySelector("[data-claim]")?.textContent,
        heading: row.querySelector("h3")?.textContent,
        links: row.querySelectorAll("a").length,
      })),
    );
    for (const [index, claim] of allClaims.entries()) {
      const { value, label, scope, period, method, checkedBy, cases } = claim;
      const row = shown[index];
      expect(row).toMatchObject({ value, heading: label, links: cases?.length ?? 0 });
      for (const text of [scope, period, method, checkedBy]) expect(row?.text).toContain(text);
    }
    const list = await page.locator("#how-we-measure ul").boundingBox();
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(width);
  });

test("the ledger shows trends and what others reach", async ({ page }) => {
  await open(page, "/about");
  const success = page.locator("#success-rate");
  await expect(success.getByText("2.3% year on year")).toBeVisible();
  await expect(success.getByText("68% industry average")).toBeVisible();
  await expect(page.locator("#cost-reduction").getByText("12% in 2024")).toBeVisible();
});

test("a figure leads to its row with one key, and the row on to a story", async ({ page }) => {
  await open(page, "/services");
  const figure = page.getByRole("link", { name: "cost reduction", exact: true });
  await figure.focus();
  await expect(figure).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about#cost-reduction");
  const row = page.locator("#cost-reduction");
  await expect(row).toBeInViewport();
  await row.getByRole("link", { name: "Global Banking Platform Transformation" }).click();
  await expect(page).toHaveURL("/case-study/global-banking-platform-transformation");
  await expect(page.getByText("37% of the old bill").first()).toBeVisible();
});

test("the box around a figure can be pressed, and is large enough for a thumb", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const figure = page.locator('[data-claim="retention"]').first();
  const box = await figure.locator("..").boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await figure.click({ position: { x: 4, y: 4 }, force: true });
  await expect(page).toHaveURL("/about#retention");
});
