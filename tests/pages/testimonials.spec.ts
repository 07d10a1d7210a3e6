import { testimonials } from "../../app/content/testimonials.ts";
import { slugOf } from "../../app/lib/slug.ts";
import { expect, open, test } from "../support/fixtures.ts";

const inTime = testimonials.toSorted((a, b) => a.runs[0].from - b.runs[0].from);

test("eight clients in two columns, the right one a step lower", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/testimonials");
  await expect(page).toHaveTitle(/^Client Testimonials \|/);
  await expect(page.locator("h1")).toHaveText("What Our Clients Say");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(
    /Home.*Testimonials/,
  );

  const cards = page.getByRole("region", { name: "Testimonials" }).getByRole("figure");
  await expect(cards).toHaveCount(8);
  const boxes = await cards.evaluateAll((figures) =>
    figures.map((figure) => {
      const { left, top } = figure.getBoundingClientRect();
      return { left: Math.round(left), top };
    }),
  );
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(2);
  expect(boxes[1]?.top).toBeGreaterThan(boxes[0]?.top ?? 0);
});

for (const width of [320, 1440])
  test(`each card has year, logo and bar at its place on the axis at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/testimonials");
    // The axis of 2018 to 2026 is as wide as a card.
    const at = (time: number) => (time - 2018) / 9;
    for (const { company, said, runs, lead } of inTime) {
      const card = page.locator(`#${slugOf(company)} figure`);
      await expect(card.getByText(`Said in ${said}`)).toBeVisible();
      await expect(card.getByRole("img", { name: company })).toBeVisible();
      await expect(card.locator("figcaption")).toContainText(
        /(January|April|July|October)( 20..)? to/,
      );
      const drawn = await card.locator("rect").evaluateAll((bars) =>
        bars.map((bar) => {
          const { left, width } = bar.getBoundingClientRect();
          const axis = bar.closest("svg")?.getBoundingClientRect() ?? new DOMRect();
          return { from: (left - axis.left) / axis.width, share: width / axis.width };
        }),
      );
      expect(drawn).toHaveLength(runs.length);
      for (const [index, { from, to }] of runs.entries()) {
        expect(drawn[index]?.from).toBeCloseTo(at(from), 2);
        expect(drawn[index]?.share).toBeCloseTo(at(to) - at(from), 2);
      }
      const size = await card
        .locator("blockquote")
        .evaluate((quote) => Number.parseFloat(getComputedStyle(quote).fontSize));
      if (lead) expect(size).toBeGreaterThan(33);
      else expect(size).toBeLessThan(30);
    }
  });

test("they stand in the order in which the work began, under the addresses that others link to", async ({
  page,
}) => {
  await page.goto("/testimonials#pellwether-insurance");
  const ids = await page
    .getByRole("region", { name: "Testimonials" })
    .locator("li[id]")
    .evaluateAll((cards) => cards.map(({ id }) => id));
  expect(ids).toEqual(inTime.map(({ company }) => slugOf(company)));
  await expect(page.locator(":target figure")).toBeInViewport();
});

test("the stats card shows its three figures, and says how they are measured", async ({ page }) => {
  await page.goto("/testimonials");
  const card = page.getByRole("region", { name: "All our clients, in three figures" });
  for (const [claim, value, label] of [
    ["satisfaction", "98%", "Client Satisfaction Rate"],
    ["retention", "92%", "Client Retention"],
    ["average-rating", "4.9", "Avg. Rating"],
  ] as const) {
    await expect(card.locator(`[data-claim="${claim}"]`)).toHaveText(value);
    await expect(card.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(card.getByRole("link", { name: "How we measure" })).toHaveAttribute(
    "href",
    "/about#how-we-measure",
  );
});

test("the page closes with the call to action", async ({ page }) => {
  await open(page, "/testimonials");
  const call = page.getByRole("region", { name: "Let’s Create Your Success Story" });
  await call.getByRole("link", { name: "Schedule a Consultation" }).click();
  await expect(page).toHaveURL("/contact");
});
