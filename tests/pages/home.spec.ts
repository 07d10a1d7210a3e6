import { clients } from "../../app/content/clients.ts";
import { faq } from "../../app/content/faq.ts";
import { home } from "../../app/content/home.ts";
import { processSteps } from "../../app/content/process.ts";
import { recognition } from "../../app/content/recognition.ts";
import { testimonials } from "../../app/content/testimonials.ts";
import { site } from "../../app/site.ts";
import { caseStudies } from "../support/case-study-content.ts";
import { expect, sharedTest, test } from "../support/fixtures.ts";
import { built } from "./built-parts.ts";

test("the home page says what is specified for it, in that order", async () => {
  const main = built("/").first("main");

  await test.step("hero: badge, tagline, headline, two buttons, picture, three figures", () => {
    expect(main.texts("h1")).toEqual(["Elevating Enterprise Through Transformational Excellence"]);
    expect(main.text).toContain("Global Excellence Award, Top Strategic Consultancy");
    expect(main.text).toContain(home.hero.lead);
    // The tagline stands above the headline.
    expect(main.text.split("Elevating")[0]).toContain(site.tagline);
    expect(main.links().slice(0, 2)).toEqual([
      "Schedule a Consultation → /contact",
      "View Solutions → /services",
    ]);
    expect(main.attributes("img", "src")[0]).toBe("/images/hero-banner.png");
    expect(main.first("dl").texts("dd")).toEqual(["£100B+", "92%", "35+"]);
  });

  await test.step("four stat cards", () => {
    const cards = main.named("Results at a glance").all("article");
    expect(cards.flatMap((card) => card.texts("h3 ~ [data-claim].display"))).toEqual([
      "98.5%",
      "1,250+",
      "37%",
      "5x",
    ]);
    const added = [
      "Up 2.3% year on year",
      "32 countries",
      "Up 12% in 2024",
      "conventional methods",
    ];
    for (const [index, words] of added.entries()) expect(cards[index]?.text).toContain(words);
    expect(cards[0]?.text).toContain("68%");
  });

  await test.step("the featured service", () => {
    expect(main.named("Project Management as a Service").links()).toEqual([
      "Learn More: Project Management as a Service → /services/project-management-service",
    ]);
  });

  await test.step("clients and recognition", () => {
    const section = main.named(home.clients.heading);
    expect(section.attributes("img", "alt")).toEqual(clients.map(({ name }) => name));
    for (const { source, rating } of recognition) {
      expect(section.text).toContain(source);
      expect(section.text).toContain(rating);
    }
    expect(section.text).toContain("450+ verified reviews");
  });

  await test.step("six steps of the process, with four points each", () => {
    const steps = main.first("#process").all("ol > li");
    expect(steps.map((step) => step.texts("h3")[0])).toEqual(
      processSteps.map(({ title }) => title),
    );
    for (const [index, step] of steps.entries()) {
      expect(step.text).toContain(`0${index + 1}`);
      expect(step.text).toContain(processSteps[index]?.description);
      expect(step.texts("li")).toEqual(processSteps[index]?.bulletPoints);
      expect(step.texts("li")).toHaveLength(4);
    }
  });

  await test.step("the first six case studies and the way to all", () => {
    const teaser = main.first("#case-studies");
    expect(teaser.texts("article h3")).toEqual(caseStudies.slice(0, 6).map(({ title }) => title));
    expect(teaser.links()).toContain("View Client Success Stories → /client-success-stories");
  });

  await test.step("four clients speak, and the way to all of them", () => {
    const quotes = main.first("#testimonials");
    expect(quotes.texts("blockquote")).toEqual(
      testimonials.slice(0, 4).map(({ quote }) => `“${quote}”`),
    );
    expect(quotes.links()).toContain("Read All Testimonials → /testimonials");
  });

  await test.step("questions, the last call, and nothing between", () => {
    expect(main.first("#faq").texts("summary")).toEqual(faq.map(({ question }) => question));
    expect(main.first("#contact").links()).toEqual(["Schedule a Consultation → /contact"]);
    expect(main.texts("h2")).toEqual([
      "Results at a glance",
      "Project Management as a Service",
      ...[home.clients, home.process, home.caseStudies, home.testimonials, home.faq].map(
        ({ heading }) => heading,
      ),
      home.closing.heading,
    ]);
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
  await page.goto("/");
  for (const [width, drawn] of [
    [1440, "[data-step]"],
    [390, ".process-path"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
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
