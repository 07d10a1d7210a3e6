import { bandOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { site } from "../../app/site.ts";
import { expect, sharedTest, test } from "../support/fixtures.ts";
import { built } from "./built-parts.ts";

const { caseStudies, clients, faq, processSteps, testimonials } = content;

test("the home page says what is specified for it, in that order", async () => {
  const main = built("/").first("main");

  await test.step("hero: badge, tagline, headline, two buttons, picture, three figures", () => {
    expect(main.texts("h1")).toEqual(["Elevating Enterprise Through Transformational Excellence"]);
    expect(main.text).toContain("Global Excellence Award, Top Strategic Consultancy");
    // The tagline stands above the headline.
    expect(main.text.split("Elevating")[0]).toContain(site.tagline);
    expect(main.links().slice(0, 2)).toEqual([
      "Schedule a Consultation → /contact",
      "View Solutions → /services",
    ]);
    expect(main.attributes("img", "src")[0]).toBe("/images/hero-banner.png");
    expect(main.first("dl").texts("dd")).toEqual(["£100B+", "92%", "35+"]);
  });

  await test.step("four stat cards, and the featured service", () => {
    const cards = main.named("Results at a glance").all("article");
    const figures = cards.flatMap((card) => card.texts("h3 ~ [data-claim].display"));
    expect(figures).toEqual(["98.5%", "1,250+", "37%", "5x"]);
    const added = [
      ["Up 2.3% year on year", "68%"],
      ["32 countries"],
      ["Up 12% in 2024"],
      ["conventional methods"],
    ];
    for (const [index, words] of added.entries())
      for (const one of words) expect(cards[index]?.text).toContain(one);
    expect(main.named("Project Management as a Service").links()).toEqual([
      "Learn More: Project Management as a Service → /services/project-management-service",
    ]);
  });

  await test.step("clients, and six steps of the process with four points each", () => {
    const section = main.named(bandOfKind("clients").heading);
    expect(section.attributes("img", "alt")).toEqual(clients.map(({ name }) => name));
    expect(section.text).toContain("450+ verified reviews");
    const steps = main.first("#process").all("ol > li");
    for (const [index, { title, bulletPoints }] of processSteps.entries()) {
      expect(steps[index]?.text).toContain(`0${index + 1}`);
      expect(steps[index]?.texts("h3, li")).toEqual([title, ...bulletPoints]);
    }
  });

  await test.step("six case studies, four clients, six questions, and the ways on", () => {
    const teaser = main.first("#case-studies");
    expect(teaser.texts("article h3")).toEqual(caseStudies.slice(0, 6).map(({ title }) => title));
    expect(teaser.links()).toContain("View Client Success Stories → /client-success-stories");
    const quotes = main.first("#testimonials");
    expect(quotes.texts("blockquote")).toEqual(
      testimonials.slice(0, 4).map(({ quote }) => `“${quote}”`),
    );
    expect(quotes.links()).toContain("Read All Testimonials → /testimonials");
    expect(main.first("#faq").texts("summary")).toEqual(faq.map(({ question }) => question));
    expect(main.first("#contact").links()).toEqual(["Schedule a Consultation → /contact"]);
    const { bands } = content.pages.find(({ path }) => path === "/") ?? { bands: [] };
    const headings = bands.flatMap((band) => ("heading" in band ? [band.heading] : []));
    expect(main.texts("h1, h2")).toEqual(headings);
  });
});

sharedTest("a bar pointed at says its dates, and the others step back", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const rows = page.locator("figure li").filter({ has: page.locator("rect") });
  const delivery = rows.filter({ hasText: "Delivery" });
  const dates = delivery.getByText(/^Months \d/);
  await expect(dates).toBeHidden();
  await delivery.locator("rect").hover();
  await expect(dates).toBeVisible();
  await expect(delivery).toHaveCSS("opacity", "1");
  await expect(rows.filter({ hasText: "Assurance" })).toHaveCSS("opacity", "0.35");
});

sharedTest("the path draws itself on the way up, and is whole without motion", async ({ page }) => {
  for (const [width, drawn] of [
    [1920, "[data-step]"],
    [1280, "[data-step]"],
    [390, ".process-path"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
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
        (section, share) =>
          window.scrollBy({
            top: section.getBoundingClientRect().top - share * window.innerHeight,
            behavior: "instant",
          }),
        share,
      );
    await scrollTo(1);
    await expect.poll(missing, `at ${width} px`).toBe(1);
    await scrollTo(-0.3);
    await expect.poll(missing, `at ${width} px`).toBe(0);
    await scrollTo(1);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(missing, `at ${width} px`).toBe(0);
  }
});
