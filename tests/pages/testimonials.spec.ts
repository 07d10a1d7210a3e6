import { expect, open, test } from "../support/fixtures.ts";

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
