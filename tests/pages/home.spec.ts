import { home } from "../../app/content/home.ts";
import { site } from "../../app/site.ts";
import { expect, open, test } from "../support/fixtures.ts";

test("the page opens with what the buyer faces; the tagline stands above the headline", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByText(home.hero.lead, { exact: true })).toBeVisible();
  const tagline = main.getByText(site.tagline, { exact: true });
  await expect(tagline).toBeVisible();
  const [line, headline] = await Promise.all([
    tagline.boundingBox(),
    page.locator("h1").boundingBox(),
  ]);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(headline?.y ?? 0);
});

test("four clients speak, and the way to all of them is next to their heading", async ({
  page,
}) => {
  await open(page, "/");
  const quotes = page.getByRole("region", { name: home.testimonials.heading });
  await expect(quotes.getByRole("figure")).toHaveCount(4);
  await quotes.getByRole("link", { name: "Read All Testimonials" }).click();
  await expect(page).toHaveURL("/testimonials");
});

for (const width of [1280, 1440, 1920])
  test(`six steps at ${width} px are one path: each bar reaches the next, and the last the margin`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const steps = page.locator(".process-steps");
    const end = await steps.evaluate((list) => list.getBoundingClientRect().right);
    const bars = await steps.locator("[data-step]").evaluateAll((all) =>
      all.map((bar) => {
        const { left, right, top } = bar.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    expect(bars).toHaveLength(6);
    for (const [index, bar] of bars.entries()) {
      const next = bars[index + 1];
      if (next)
        expect(bar.right - next.left, "it ends over the line that leads down").toBeCloseTo(2);
      if (next) expect(next.top - bar.top).toBeCloseTo(26);
      else expect(end - bar.right).toBeCloseTo(8);
    }
  });

for (const [width, drawn] of [
  [1440, "[data-step]"],
  [390, ".process-path"],
] as const)
  test(`at ${width} px the path draws itself on the way up the screen, and is whole without motion`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const path = page.locator(`#process ${drawn}`).last();
    /** How much of it is there: what is not is scaled, or cut, away. */
    const missing = () =>
      path.evaluate((element) => {
        const { scale, clipPath } = getComputedStyle(element);
        if (scale !== "none") return 1 - Number.parseFloat(scale);
        return Math.max(0, Number(/inset\(\S+ (-?[\d.]+)%?/.exec(clipPath)?.[1] ?? 0) / 100);
      });
    const scrollTo = (share: number) =>
      page.locator("#process").evaluate(
        (section, [at = 0]) =>
          window.scrollTo({
            top: section.getBoundingClientRect().top + window.scrollY - at * window.innerHeight,
            behavior: "instant",
          }),
        [share],
      );
    await scrollTo(1);
    await expect.poll(missing).toBe(1);
    await scrollTo(-0.3);
    await expect.poll(missing).toBe(0);
    await scrollTo(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(missing).toBe(0);
  });
