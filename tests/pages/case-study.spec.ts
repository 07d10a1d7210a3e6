import { bandsOfKind } from "../../app/bands/band-words.test-helper.ts";
import { scaleWords } from "../../app/bands/case-study-opening/scale-words.ts";
import { content } from "../../app/content/content.ts";
import { drawnSteps } from "../../app/content/drawn-steps.ts";
import { caseStudiesPath, caseStudyPath, contactPath } from "../../app/lib/paths.ts";
import { splitResult } from "../../app/text/split-result.ts";
import { expect, sharedTest, test } from "../support/fixtures.ts";
import { needed } from "../support/needed.ts";
import { built } from "./built-parts.ts";
import { crowdedWords } from "./crowded-words.ts";
import { pointedAt, roomBesideFigures } from "./track-drawing.ts";

const { caseStudies } = content;

const words = content.words;
const list = caseStudiesPath(content);
const [opening] = bandsOfKind("case-study-opening");
const [aside] = bandsOfKind("case-study-aside");
const [approach] = bandsOfKind("case-study-approach");
const [results] = bandsOfKind("case-study-results");
const [more] = bandsOfKind("case-study-neighbors");

/** Where words stand among bars. */
const track = { within: ".track-steps > div", words: "h3, p, text" };
/** No words may cover the line of the turning point. */
const turn = { drawn: 'line[stroke-width="2"]' };

const at = (index: number) => caseStudyPath(caseStudies.at(index)?.slug ?? "");

for (const [index, study] of caseStudies.entries())
  test(`${study.slug} has the parts specified for a case study`, async () => {
    const main = built(`/case-study/${study.slug}`).first("main");

    await test.step("hero: way back, picture, scale, and three results with their number apart", () => {
      expect(main.texts("h1")).toEqual([study.title]);
      if (list) expect(main.links()).toContain(`${words.caseStudies.back} → ${list}`);
      const picture = 'img[fetchpriority="high"]';
      const file = `/images/case-studies/${study.slug}.jpg`;
      expect(main.attributes(picture, "src")).toEqual([file]);
      expect(main.attributes(picture, "alt")).toEqual([study.imageAlt ?? ""]);
      const { cost, duration, clientPeople, ourPeople, reach } = scaleWords(
        study,
        words.caseStudies,
        content.site,
      );
      const facts = Object.entries({ cost, duration, clientPeople, ourPeople, reach }).filter(
        ([, said]) => said,
      );
      expect(main.first("dl").texts("dt")).toEqual(
        facts.map(([fact]) => opening?.terms[fact as keyof typeof opening.terms]),
      );
      expect(main.first("dl").texts("dd")).toEqual(
        facts.map(([, said]) => String(said).replace(/\s/g, " ")),
      );
      const headlines = main.first("div:has(> dl) ~ div ul");
      const figures = study.results.slice(0, 3).map((result) => splitResult(result));
      expect(headlines.texts("li span.display")).toEqual(
        figures.map(({ figure, text }) => (figure ?? text).replace(/\s/g, " ")),
      );
    });

    await test.step("its steps stand on one axis", () => {
      if (!approach) return;
      expect(main.texts("h2").includes(approach.heading)).toBe(study.approach.length > 0);
      if (!study.approach.length) return;
      const drawing = main.named(approach.heading);
      const steps = drawing.first("ol").all("li");
      const ends = study.approach.map(({ planned }) => planned?.to ?? 0);
      const length = Math.max(study.months, ...ends);
      const month = 100 / Math.ceil(Math.max(length, study.track.limit?.at ?? 0));
      for (const [index, { title, planned, actual = [] }] of study.approach.entries()) {
        expect(steps[index]?.texts("h3")).toEqual([title]);
        // Its bars stand on one axis, as planned and as it happened.
        const starts = steps[index]?.attributes("rect", "x").map((x = "") => Number.parseFloat(x));
        expect(starts).toEqual(
          [planned ?? [], actual].flat().map(({ from }) => expect.closeTo(from * month, 1)),
        );
      }
      // A deadline is named where it stands, and to those who do not see it.
      const { limit } = study.track;
      expect(drawing.texts("text")).toEqual(
        limit ? expect.arrayContaining([limit.text]) : expect.anything(),
      );
      if (limit)
        expect(drawing.texts(".sr-only")[0]).toMatch(
          new RegExp(`${limit.text}.* ${Math.ceil(limit.at)}\\.`),
        );
    });

    await test.step("results do not say a headline again, but what is behind it", () => {
      if (!results) return;
      const { baselines, evidence } = study;
      const isThere = study.results.length > 3 || baselines.length > 0 || evidence.length > 0;
      expect(main.texts("h2").includes(results.heading)).toBe(isThere);
      if (!isThere) return;
      const { text } = main.named(results.heading);
      for (const [index, result] of study.results.entries()) {
        const { text: words } = splitResult(result);
        expect(text.includes(words), words).toBe(index >= 3);
      }
    });

    await test.step("sidebar, and ways on: to all case studies, the one before and the one after", () => {
      if (aside) {
        const sidebar = main.first("aside");
        const related = new Set([
          ...[...study.servicesUsed, ...aside.relatedServices].map(({ id }) => id),
        ]);
        if (related.size)
          expect(sidebar.named(aside.related).attributes("a", "href")).toEqual(
            [...related].map((id) => `/services/${id}`),
          );
        expect(sidebar.links()).toContain(
          `${words.actions.schedule} → ${contactPath(content.site, study.servicesUsed[0]?.id)}`,
        );
      }
      if (!more || caseStudies.length < 2) return;
      // The one of two is named once.
      const neighbors = new Set([index - 1, (index + 1) % caseStudies.length].map(at));
      expect(main.named(more.heading).attributes("a", "href")).toEqual(
        [list ?? [], ...neighbors].flat(),
      );
    });
  });

for (const { slug, approach: steps, results: shown } of caseStudies)
  sharedTest(`${slug} gives its words room and tells its months`, async ({ page }) => {
    needed(approach && drawnSteps(steps)[0], `months of the steps of ${slug}`);
    const isTurned = steps.some(({ actual = [] }) => actual.some(({ turned }) => turned));
    const words = isTurned ? { ...track, ...turn } : track;
    /** Set large in its own column, beside its text. */
    const hasFigures = results && shown.slice(3).some((result) => splitResult(result).figure);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/case-study/${slug}`);
    const region = page.getByRole("region", { name: approach?.heading ?? "" });
    const figures = page
      .getByRole("region", { name: results?.heading ?? "" })
      .locator("li > b.display");

    for (const width of [1440, 390, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      if (width >= 1024) expect(await page.evaluate(crowdedWords, words)).toEqual([]);
      if (!hasFigures) continue;
      // Other engines set figures a little wider.
      const rooms = await figures.evaluateAll(roomBesideFigures);
      expect(Math.min(...rooms), `at ${width} px`).toBeGreaterThan(0.05);
      expect(rooms.length).toBeGreaterThan(0);
    }

    await sharedTest.step("bars pointed at say their months, and nothing moves", async () => {
      const { places } = await region.evaluate(pointedAt);
      const others = steps.map(() => "0.35");
      for (const [index, row] of (await region.locator("ol > li").all()).entries()) {
        await expect(row.locator(".track-months").last()).toContainText(/\d/);
        await row.locator(".track-bars").hover();
        await expect
          .poll(() => region.evaluate(pointedAt))
          .toEqual({ telling: [index], opacities: others.with(index, "1"), places });
        expect(await page.evaluate(crowdedWords, words)).toEqual([]);
      }
    });
  });

sharedTest(
  "nothing sticks but the header and the axis, below which nothing takes the focus",
  async ({ page }) => {
    const isDrawn = ({ approach: steps }: (typeof caseStudies)[number]) => drawnSteps(steps)[0];
    const { slug } = needed(approach && caseStudies.find(isDrawn), "case study with months");
    await page.goto(caseStudyPath(slug));
    const stuck = await page
      .locator("main *")
      .evaluateAll((all) =>
        all
          .filter((one) => /sticky|fixed/.test(getComputedStyle(one).position))
          .map((one) => one.closest(".track")?.querySelectorAll("a, button, [tabindex]").length),
      );
    expect(stuck).toEqual([0]);
  },
);
