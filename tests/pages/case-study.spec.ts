import type { Page } from "@playwright/test";
import { caseStudies } from "../support/case-study-content.ts";
import { expect, open, started, test } from "../support/fixtures.ts";

const list = "/client-success-stories";

for (const study of caseStudies)
  test(`${study.slug} tells its whole story`, async ({ page }) => {
    await open(page, `/case-study/${study.slug}`);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(study.title);
    await expect(
      main.getByRole("link", { name: "Back to Client Success Stories" }),
    ).toHaveAttribute("href", list);
    await expect(main.getByText(study.industry, { exact: true }).first()).toBeVisible();
    const cover = main.getByRole("img", { name: study.imageAlt });
    await expect(cover).toHaveAttribute("src", `/images/case-studies/${study.slug}.jpg`);
    await expect(cover).toHaveAttribute("fetchpriority", "high");

    const scale = main.locator("dl").first();
    await expect(scale.locator("dd")).toHaveText([
      study.scale.cost,
      study.scale.duration,
      study.scale.clientPeople,
      study.scale.ourPeople,
      study.scale.reach,
    ]);

    for (const name of [
      "Business Challenges",
      "Our Solution",
      "Our Approach",
      "Business Results",
      "Client testimonial",
      "More Success Stories",
    ])
      await expect(main.getByRole("region", { name, exact: true })).toBeVisible();
    const approach = main.getByRole("region", { name: "Our Approach" });
    await expect(approach.getByRole("heading", { level: 3 })).toHaveText(
      study.approach.map(({ title }) => title),
    );
    await expect(main.locator("blockquote")).toHaveText(`“${study.testimonial.quote}”`);

    const sidebar = main.getByRole("complementary");
    for (const insight of study.keyInsights) await expect(sidebar).toContainText(insight);
    const related = sidebar.getByRole("navigation", { name: "Related Services" });
    const targets = await related
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const used = study.servicesUsed.map((id) => `/services/${id}`);
    expect(targets.slice(0, used.length)).toEqual(used);
    expect(targets).toEqual(
      expect.arrayContaining([
        "/services/strategic-portfolio-management",
        "/services/enterprise-digital-transformation",
        "/services/program-governance-assurance",
        "/services/financial-management",
      ]),
    );
    expect(new Set(targets).size, "no service stands there twice").toBe(targets.length);
    await expect(related.getByText("In this story")).toHaveCount(used.length);
    await expect(sidebar.getByRole("link", { name: "Schedule a Consultation" })).toHaveAttribute(
      "href",
      /^\/contact/,
    );
    await expect(main.getByRole("link", { name: "More Success Stories" })).toHaveAttribute(
      "href",
      list,
    );
  });

test("the first three results are set large, their number apart", async ({ page }) => {
  await open(page, "/case-study/global-banking-platform-transformation");
  const figure = page.getByText("£42M", { exact: true }).first();
  await expect(figure).toBeVisible();
  await expect(figure.locator("..")).toHaveText(
    "£42Mannual run cost removed across 14 markets in 2024, 37% of the old bill",
  );
  const size = await figure.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  );
  expect(size).toBeGreaterThan(40);
});

test("the scale of the program stands above its results, in one line where there is room", async ({
  page,
}) => {
  for (const [width, lines] of [
    [320, 5],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/case-study/global-banking-platform-transformation");
    const facts = page.locator("main dl").first().locator("> div");
    const tops = await facts.evaluateAll((rows) =>
      rows.map((row) => Math.round(row.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size, `at ${width} px`).toBe(lines);
    const results = await page.getByText("£42M", { exact: true }).first().boundingBox();
    expect(Math.max(...tops)).toBeLessThan(results?.y ?? 0);
  }
});

test("what was measured before and after is drawn to scale", async ({ page }) => {
  await open(page, "/case-study/multi-market-product-launch");
  const results = page.getByRole("region", { name: "Business Results" });
  await expect(results.getByText("from 58% to 93%")).toBeVisible();
  await expect(results.getByText("from 14 to 6 weeks")).toBeVisible();
  const widths = await results
    .locator("rect")
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  const [low = 0, high = 0, long = 0, short = 0] = widths;
  expect(low / high).toBeCloseTo(58 / 93, 2);
  expect(short / long).toBeCloseTo(6 / 14, 2);
});

for (const { slug, results, evidence } of caseStudies)
  test(`${slug} does not say its headlines again among the results`, async ({ page }) => {
    await open(page, `/case-study/${slug}`);
    const region = page.getByRole("region", { name: "Business Results" });
    for (const [index, result] of results.entries()) {
      const words = result.replace(/^£?[\d,.]+[%M]? /, "");
      if (index < evidence.length) await expect(region).not.toContainText(words);
      else await expect(region).toContainText(words);
    }
    for (const text of evidence) await expect(region.getByText(text)).toBeVisible();
  });

const approachOf = (page: Page) => page.getByRole("region", { name: "Our Approach" });

/** Where a step is drawn, as shares of the drawing, its line where it turned included. */
const drawnIn = (page: Page) =>
  approachOf(page)
    .locator("ol")
    .evaluate((list) => {
      const { left, width } = list.getBoundingClientRect();
      const share = (element: Element) => {
        const box = element.getBoundingClientRect();
        return { from: (box.left - left) / width, to: (box.right - left) / width };
      };
      return [...list.children].map((step) => ({
        planned: [...step.querySelectorAll("rect:not([data-grow])")].map(share),
        actual: [...step.querySelectorAll("rect[data-grow]")].map(share),
        goals: [...step.querySelectorAll("circle")].map(share),
      }));
    });

for (const { slug, approach, track, scale } of caseStudies)
  test(`${slug} draws the months that it tells`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `/case-study/${slug}`);
    const steps = await drawnIn(page);
    const { planned: plans, limit } = {
      planned: approach.map(({ planned }) => planned?.to ?? 0),
      limit: track.limit?.at ?? 0,
    };
    const months = Math.ceil(Math.max(Number.parseInt(scale.duration, 10), limit, ...plans));
    for (const [index, { planned, actual }] of approach.entries()) {
      const step = steps[index];
      const spans = [...(planned ? [planned] : []), ...actual];
      const drawn = [...(step?.planned ?? []), ...(step?.actual ?? [])];
      expect(drawn).toHaveLength(spans.length);
      for (const [run, { from, to }] of spans.entries()) {
        expect(drawn[run]?.from).toBeCloseTo(from / months, 2);
        expect(drawn[run]?.to).toBeCloseTo(to / months, 2);
      }
      expect(step?.goals).toHaveLength(track.finish.step === index + 1 ? 1 : 0);
    }
    const region = approachOf(page);
    const turned = approach.flatMap(({ actual }) => actual.flatMap((run) => run.turned ?? []));
    await expect(region.getByRole("listitem").filter({ hasText: turned[0] ?? "" })).toHaveCount(1);
    for (const name of ["As planned", "As it happened", "Where it turned", track.finish.key])
      await expect(region.getByText(name, { exact: true })).toBeVisible();
  });

/** Words in the rows that cover the line where it turned, leave the drawing, or lie on other words. */
const misplacedWords = (page: Page) =>
  approachOf(page).evaluate((region) => {
    const line = region.querySelector("line.stroke-mark")?.getBoundingClientRect() ?? new DOMRect();
    const { right } = region.getBoundingClientRect();
    /** Words for those who listen alone are clipped away. */
    const isSeen = (element: Element | null): boolean =>
      !element ||
      element === region ||
      (!/none/.test(getComputedStyle(element).display) &&
        getComputedStyle(element).clipPath === "none" &&
        isSeen(element.parentElement));
    const texts = document.createTreeWalker(
      region.querySelector("ol") ?? region,
      NodeFilter.SHOW_TEXT,
    );
    const words: { text: string; block: Element | null; box: DOMRect }[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!isSeen(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const block = parentElement?.closest("h3, p, text") ?? null;
      for (const box of range.getClientRects()) words.push({ text: textContent ?? "", block, box });
    }
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 3 &&
      other.top < one.bottom - 3;
    return words.flatMap(({ text, block, box }) => [
      ...(meet(box, line) ? [`"${text}" covers the line.`] : []),
      ...(box.right > right + 1 ? [`"${text}" leaves the drawing.`] : []),
      ...words
        .filter((other) => other.block !== block && meet(box, other.box))
        .map((other) => `"${text}" lies on "${other.text}".`),
    ]);
  });

/** How much of its column each large figure of the results leaves free, as a share. */
const roomBesideFigures = (page: Page) =>
  page
    .getByRole("region", { name: "Business Results" })
    .locator("li > b.display")
    .evaluateAll((figures) =>
      figures.map((figure) => {
        const range = document.createRange();
        range.selectNodeContents(figure);
        return 1 - range.getBoundingClientRect().width / figure.getBoundingClientRect().width;
      }),
    );

test("a large figure has room in its column, for engines that set it wider", async ({ page }) => {
  for (const { slug } of caseStudies) {
    await open(page, `/case-study/${slug}`);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const rooms = await roomBesideFigures(page);
      expect.soft(rooms.length, slug).toBeGreaterThan(0);
      expect.soft(Math.min(...rooms), `${slug} at ${width} px`).toBeGreaterThan(0.05);
    }
  }
});

for (const width of [1024, 1440, 1920])
  test(`at ${width} px no words cover the line where a story turned, and each has room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug } of caseStudies) {
      await open(page, `/case-study/${slug}`);
      expect.soft(await misplacedWords(page), slug).toEqual([]);
    }
  });

test("previous and next story lead around the ring", async ({ page }) => {
  const [first, last] = [caseStudies[0], caseStudies.at(-1)];
  await open(page, `/case-study/${first?.slug}`);
  await page.getByRole("link", { name: /^Previous story/ }).click();
  await expect(page).toHaveURL(`/case-study/${last?.slug}`);
  await started(page);
  await page.getByRole("link", { name: /^Next story/ }).click();
  await expect(page.locator("h1")).toHaveText(first?.title ?? "");
});

test("nothing sticks to the screen but the header, so nothing covers what has the focus", async ({
  page,
}) => {
  await open(page, "/case-study/azure-cloud-migration");
  const stuck = await page
    .locator("main *")
    .evaluateAll((elements) =>
      elements
        .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
        .map(({ className }) => className),
    );
  expect(stuck).toEqual([]);
});

for (const { slug } of caseStudies)
  test(`${slug}: bars pointed at say their months, the other rows step back, and nothing moves`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1024, height: 900 });
    await open(page, `/case-study/${slug}`);
    const rows = approachOf(page).locator("ol > li");
    const places = () =>
      approachOf(page)
        .locator("ol :is(li, h3, p:last-child)")
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { left, top, width } = part.getBoundingClientRect();
            return [left, top + scrollY, width];
          }),
        );
    const before = await places();
    const all = await rows.all();
    const rest = all.map(() => "0.35");
    for (const [index, row] of all.entries()) {
      const months = row.locator(".sr-only").last();
      await expect(months).toContainText(/months?\s\d/);
      const isSeen = () => months.evaluate((words) => words.getBoundingClientRect().width > 1);
      expect(await isSeen(), "for those who listen alone").toBe(false);
      await row.locator("> svg").hover();
      await expect.poll(isSeen).toBe(true);
      const lengths = row.locator("span:has(> .sr-only) > b");
      await expect(lengths.filter({ visible: true })).toHaveCount(0);
      const opacities = () =>
        rows.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
      await expect.poll(opacities).toEqual(rest.with(index, "1"));
      expect(await places()).toEqual(before);
      expect.soft(await misplacedWords(page)).toEqual([]);
      await page.mouse.move(0, 0);
    }
  });
