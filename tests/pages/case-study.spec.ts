import { caseStudies } from "../support/case-study-content.ts";
import { expect, sharedTest, test } from "../support/fixtures.ts";
import { built } from "./built-parts.ts";
import { crowdedWords } from "./crowded-words.ts";
import { pointedAt, roomBesideFigures } from "./track-drawing.ts";

const list = "/client-success-stories";
const specifiedServices = [
  "/services/strategic-portfolio-management",
  "/services/enterprise-digital-transformation",
  "/services/program-governance-assurance",
  "/services/financial-management",
];

/** No words may cover the line where it turned. */
const track = {
  within: '[aria-labelledby="our-approach"] .track > div',
  words: "h3, p, text",
  drawn: 'line[stroke-width="2"]',
};

for (const [index, study] of caseStudies.entries())
  test(`${study.slug} says what is specified for a case study`, async () => {
    const main = built(`/case-study/${study.slug}`).first("main");
    const results = main.named("Business Results");
    const ends = study.approach.map(({ planned }) => planned?.to ?? 0);
    const length = Math.max(Number.parseInt(study.scale.duration, 10), ...ends);
    const month = 100 / Math.ceil(Math.max(length, study.track.limit?.at ?? 0));

    await test.step("hero: way back, industry, title, description, picture, scale", () => {
      expect(main.texts("h1")).toEqual([study.title]);
      expect(main.links()).toContain(`Back to Client Success Stories → ${list}`);
      for (const words of [study.industry, study.description]) expect(main.text).toContain(words);
      expect(main.attributes('img[fetchpriority="high"]', "src")).toEqual([
        `/images/case-studies/${study.slug}.jpg`,
      ]);
      expect(main.attributes('img[fetchpriority="high"]', "alt")).toEqual([study.imageAlt]);
      const { cost, duration, clientPeople, ourPeople, reach } = study.scale;
      expect(main.first("dl").texts("dd")).toEqual([
        cost,
        duration,
        clientPeople,
        ourPeople,
        reach,
      ]);
    });

    await test.step("the first three results, with their number apart", () => {
      const headlines = main.first("dl ~ div ul").all("li");
      expect(headlines).toHaveLength(3);
      for (const [index, headline] of headlines.entries()) {
        const [figure = "", ...words] = study.results[index]?.split(" ") ?? [];
        expect(headline.texts("span.display")).toEqual([figure]);
        expect(headline.text).toBe(figure + words.join(" "));
      }
    });

    await test.step("its chapters", () => {
      expect(main.named("Business Challenges").texts("li")).toEqual(
        study.challenges.map((text, index) => `0${index + 1}${text}`),
      );
      expect(main.named("Our Solution").texts("p")).toEqual(study.solution);
      const steps = main.named("Our Approach").first("ol").all("li");
      expect(steps.map((step) => step.texts("h3")[0])).toEqual(
        study.approach.map(({ title }) => title),
      );
      for (const [index, { description, planned, actual }] of study.approach.entries()) {
        expect(steps[index]?.text).toContain(description);
        // Its bars stand on one axis, as planned and as it happened.
        const starts = steps[index]?.attributes("rect", "x").map((x = "") => Number.parseFloat(x));
        expect(starts).toEqual(
          [planned ?? [], actual].flat().map(({ from }) => expect.closeTo(from * month, 1)),
        );
      }
      const { quote, author, role } = study.testimonial;
      expect(main.named("Client testimonial").text).toBe(`“${quote}”${author}${role}`);
    });

    await test.step("results do not say a headline again, but what is behind it", () => {
      for (const [index, result] of study.results.entries()) {
        const words = result.replace(/^£?[\d,.]+[%M]? /, "");
        if (index < 3) expect(results.text).not.toContain(words);
        else expect(results.text).toContain(words);
      }
      for (const text of study.evidence) expect(results.text).toContain(text);
    });

    await test.step("sidebar: insights, services, consultation", () => {
      const sidebar = main.first("aside");
      expect(sidebar.text).toContain("Key Insights");
      for (const insight of study.keyInsights) expect(sidebar.texts("li")).toContain(insight);
      const related = sidebar.named("Related Services");
      const used = study.servicesUsed.map((id) => `/services/${id}`);
      expect(related.attributes("a", "href")).toEqual([
        ...new Set([...used, ...specifiedServices]),
      ]);
      expect(related.text.match(/In this story/g)).toHaveLength(used.length);
      expect(sidebar.links()).toContain(
        `Schedule a Consultation → /contact?topic=${study.servicesUsed[0]}`,
      );
    });

    await test.step("more case studies: all of them, the one before and the one after", () => {
      const more = main.named("More Success Stories");
      const neighbors = [index - 1, (index + 1) % caseStudies.length];
      expect(more.attributes("a", "href")).toEqual([
        list,
        ...neighbors.map((at) => `/case-study/${caseStudies.at(at)?.slug}`),
      ]);
      expect(more.texts("a")[0]).toBe("More Success Stories");
    });
  });

for (const { slug, approach } of caseStudies)
  sharedTest(`${slug} gives its words room and tells its months`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/case-study/${slug}`);
    const region = page.getByRole("region", { name: "Our Approach" });
    const figures = page.locator('[aria-labelledby="business-results"] li > b.display');

    for (const width of [1440, 390, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      if (width >= 1024) expect(await page.evaluate(crowdedWords, track)).toEqual([]);
      // Other engines set figures a little wider.
      const rooms = await figures.evaluateAll(roomBesideFigures);
      expect(Math.min(...rooms), `at ${width} px`).toBeGreaterThan(0.05);
      expect(rooms.length).toBeGreaterThan(0);
    }

    await sharedTest.step("bars pointed at say their months, and nothing moves", async () => {
      const { places } = await region.evaluate(pointedAt);
      const others = approach.map(() => "0.35");
      for (const [index, row] of (await region.locator("ol > li").all()).entries()) {
        await expect(row.locator(".sr-only").last()).toContainText(/months?\s\d/);
        await row.locator("> svg").hover();
        await expect
          .poll(() => region.evaluate(pointedAt))
          .toEqual({ telling: [index], opacities: others.with(index, "1"), places });
        expect(await page.evaluate(crowdedWords, track)).toEqual([]);
      }
    });
  });

sharedTest("nothing but the header sticks, so nothing covers the focus", async ({ page }) => {
  await page.goto("/case-study/azure-cloud-migration");
  const stuck = await page
    .locator("main *")
    .evaluateAll((all) => all.filter((one) => /sticky|fixed/.test(getComputedStyle(one).position)));
  expect(stuck).toEqual([]);
});
