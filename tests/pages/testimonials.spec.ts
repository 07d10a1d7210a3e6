import { revealStagger } from "../../app/browser/constants.ts";
import { testimonials } from "../../app/content/content.ts";
import { site } from "../../app/site.ts";
import { slugOf } from "../../app/text/slug.ts";
import { expect, sharedTest, test } from "../support/fixtures.ts";
import { built } from "./built-parts.ts";

const inTime = testimonials.toSorted((a, b) => a.runs[0].from - b.runs[0].from);

test("eight clients speak, in the order in which the work began; a call and three figures follow", () => {
  const page = built("/testimonials");
  expect(page.texts("title")).toEqual([`Client Testimonials | ${site.name}`]);
  expect(page.texts("h1")).toEqual(["What Our Clients Say"]);

  const wall = page.named("Testimonials");
  expect(wall.attributes("li[id]", "id")).toEqual(inTime.map(({ company }) => slugOf(company)));
  const cards = wall.all("figure");
  for (const [index, { quote, author, company, said, runs }] of inTime.entries()) {
    const card = cards[index];
    expect(card?.texts("blockquote")).toEqual([`“${quote}”`]);
    for (const words of [author, `Said in ${said}`]) expect(card?.text).toContain(words);
    expect(card?.attributes("img", "alt")).toEqual([company]);
    // A bar for each time there, on an axis of the nine years from 2018 to 2026.
    const starts = card?.attributes("rect", "x").map((x = "") => Number.parseFloat(x));
    expect(starts).toEqual(runs.map(({ from }) => expect.closeTo(((from - 2018) / 9) * 100, 1)));
  }

  expect(page.texts("main :is(h1, h2, h3)")).toEqual([
    "What Our Clients Say",
    "Let’s Create Your Success Story",
    "All our clients, in three figures",
  ]);
  const figures = page.named("All our clients, in three figures");
  const labels = ["Client Satisfaction Rate", "Client Retention", "Avg. Rating"];
  expect(figures.texts("dt")).toEqual(labels);
  expect(figures.texts("[data-claim]")).toEqual(["98%", "92%", "4.9"]);
  expect(figures.links()).toContain("How we measure → /about#how-we-measure");
  const [call] = page.named("Let’s Create Your Success Story").links();
  expect(call).toBe("Schedule a Consultation → /contact");
});

for (const width of [390, 1440])
  sharedTest(
    `cards fade in one after the other, from the first view on, at ${width} px`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/testimonials");
      const delays = await page
        .locator('section[aria-label="Testimonials"] li[id]')
        .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay));
      // The first twelve; of more, the others share the last delay (app/lib/step-class.ts).
      const due = inTime.map((_, index) => index * (revealStagger.items ?? 0)).slice(0, 12);
      expect(delays.slice(0, 12)).toEqual(due.map((ms) => `${ms / 1000}s`));
    },
  );

sharedTest("cards stand in two columns, and one is set large across both", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/testimonials#pellwether-insurance");
  await expect(page.locator(":target figure")).toBeInViewport();
  const cards = await page.locator('section[aria-label="Testimonials"] figure').evaluateAll((all) =>
    all.map((card) => {
      const { left, top } = card.getBoundingClientRect();
      const { fontSize } = getComputedStyle(card.querySelector("blockquote") ?? card);
      return { left: Math.round(left), top, isLarge: Number.parseFloat(fontSize) > 33 };
    }),
  );
  expect(new Set(cards.map(({ left }) => left)).size).toBe(2);
  expect(cards[1]?.top, "the right column is a step lower").toBeGreaterThan(cards[0]?.top ?? 0);
  expect(cards.map(({ isLarge }) => isLarge)).toEqual(inTime.map(({ lead }) => lead === true));
});
