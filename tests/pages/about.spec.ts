import { bandOfKind } from "../../app/bands/band-words.test-helper.ts";
import { headingOf } from "../../app/bands/hubs/schema.ts";
import { content } from "../../app/content/content.ts";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";
import { built } from "./built-parts.ts";

const { claims } = content;

test("the About page has the parts specified for it", async () => {
  const main = built("/about").first("main");

  await test.step("the picture, three figures, six values and the way to clients", () => {
    const opening = main.first("#about");
    expect(opening.attributes("img", "src")).toContain("/images/team-work.png");
    expect(opening.attributes("img", "alt")).toContain(bandOfKind("opening-half").imageAlt);
    const figures = opening.first("dl").all("div");
    expect(figures.map(({ text }) => text)).toEqual([
      "client satisfaction98%",
      "enterprise projects completed in PMaaS250+",
      "founded2018",
    ]);
    expect(main.first("#values").texts("h3")).toEqual(
      bandOfKind("values").values.map(({ title }) => title),
    );
    expect(main.links()).toContain("See What Clients Say → /testimonials");
  });

  await test.step("every practice leads to its service, and its bar starts with its year", () => {
    const drawn = main.first(".practice-years");
    const { practices } = bandOfKind("practices");
    expect(drawn.attributes("a", "href")).toEqual(
      practices.map(({ service }) => `/services/${service.id}`),
    );
    const starts = practices.map(({ since }) => `starts-${since - 2017}`);
    expect(drawn.attributes("li:has([data-run])", "class")).toEqual(starts);
  });

  await test.step("every practice has a lead, with a program that can be read about", () => {
    const { heading, leads } = bandOfKind("practice-leads");
    const shown = main.named(heading).all("li");
    expect(shown).toHaveLength(leads.length);
    for (const [index, { role, service, years, program, source }] of leads.entries()) {
      expect(shown[index]?.texts("h3")).toEqual([role]);
      expect(shown[index]?.text).toContain(`${years} years${program}`);
      const told = "client" in source ? /^\/testimonials#/ : /^\/case-study\//;
      expect(shown[index]?.attributes("a", "href")).toEqual([
        `/services/${service.id}`,
        expect.stringMatching(told),
      ]);
    }
  });

  await test.step("the hubs add up to the firm", () => {
    const { heading, hubs } = bandOfKind("hubs");
    const people = hubs.reduce((sum, hub) => sum + hub.people, 0);
    const { numbers } = content.words.durations;
    const shown = main.named(`${people} ${headingOf(heading, hubs.length, numbers)}`);
    expect(shown.texts('[data-claim="people"]')).toEqual([String(people)]);
    const starts = hubs.map(({ day }) => expect.closeTo((day.from / 24) * 100, 1));
    expect(shown.attributes("rect", "x").map((x = "") => Number.parseFloat(x))).toEqual(starts);
    expect(shown.text.match(/(?<=Duty desk )\S+ UTC/g)).toEqual([
      "00:00–08:00 UTC",
      "08:00–16:00 UTC",
      "16:00–24:00 UTC",
    ]);
  });

  await test.step("the ledger heads each claim with its label and its figure", () => {
    const rows = main.first("#how-we-measure").all("li");
    expect(rows.map((row) => [row.texts("h3")[0], row.texts("[data-claim]")[0]])).toEqual(
      claims.map(({ label, value }) => [label, value]),
    );
  });
});

sharedTest("a figure leads to its row, and the row to its case study", async ({ page }) => {
  await open(page, "/services");
  await page.getByRole("link", { name: "Cost Reduction", exact: true }).press("Enter");
  await expect(page).toHaveURL("/about#cost-reduction");
  const row = page.locator("li:has(#cost-reduction)");
  await expect(row.getByText("Checked by")).toBeInViewport();
  await row.getByRole("link", { name: "Global Banking Platform Transformation" }).click();
  await expect(page).toHaveURL("/case-study/global-banking-platform-transformation");
  await expect(page.getByText("37% of the old bill").first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const figure = page.locator('[data-claim="retention"]').first();
  const box = await figure.locator("..").boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await figure.click({ position: { x: 4, y: 4 }, force: true });
  await expect(page).toHaveURL("/about#retention");
});
