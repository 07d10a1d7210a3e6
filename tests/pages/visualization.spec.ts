import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import type { Visualization } from "../../app/content/types.ts";
import { samples } from "../../app/pages/styleguide/samples.ts";
import { figureFormat } from "../../app/visualization/figures.ts";
import { expect, open, test } from "../support/fixtures.ts";

/** Pages that together show every kind. */
const shown = [
  { kind: "bar", path: "/services/strategic-portfolio-management" },
  { kind: "bar, lying", path: "/services/value-stream-optimization" },
  { kind: "pie", path: "/services/financial-services" },
  { kind: "line", path: "/services/cloud-migration" },
  { kind: "area", path: "/services/technology-telecommunications" },
  { kind: "gantt", path: "/services/ma-integration-excellence" },
  { kind: "workflow", path: "/services/healthcare-life-sciences" },
  { kind: "diagram", path: "/services/retrieval-augmented-generation" },
  { kind: "gantt on ink", path: "/" },
  { kind: "four charts", path: "/services" },
];
const line = "/services/cloud-migration";

const figures = (page: Page) => page.locator("figure:has(details)");
const chartOf = (page: Page) => page.getByRole("group", { name: /chart. Arrow keys/ }).first();
const tooltip = (chart: Locator) => chart.locator("[data-tooltip]");

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { kind, path } of shown) {
    const hasFigures = kind !== "workflow" && kind !== "diagram";
    test(`${kind} is drawn, explained and written out`, async ({ page, request }) => {
      await page.goto(path);
      const figure = figures(page).first();
      await expect(figure.getByRole("heading")).toBeVisible();
      await expect(figure.locator("figcaption p")).toBeVisible();
      await expect(figure.getByText("Illustrative figures")).toHaveCount(hasFigures ? 1 : 0);
      await expect(figure.locator("svg").first()).toBeVisible();
      await expect(figure.getByRole("table")).toBeHidden();
      await figure.locator("summary").click();
      await expect(figure.getByRole("table")).toBeVisible();
      // The page's policy refuses style attributes, so geometry must not depend on them.
      expect(await (await request.get(path)).text()).not.toMatch(/<[^>]+ style="/);
    });
  }
});

/** The rows of the table that belongs to a drawing. */
function rowsOf(drawn: Visualization): string[][] {
  switch (drawn.kind) {
    case "chart":
      return drawn.series.map(({ name, value }) => [name, figureFormat(drawn.measure)(value)]);
    case "gantt":
      return [
        ...drawn.bars.map(({ name, critical, start, end }) => [
          name,
          critical ? "Critical path" : "Work",
          `${start}`,
          `${end}`,
        ]),
        ...drawn.milestones.map(({ name, at }) => [name, "Milestone", `${at}`, `${at}`]),
      ];
    case "workflow":
      return drawn.steps.map(({ name, owner, handover }) => [name, owner, handover]);
    case "diagram":
      return drawn.layers.map(({ name, parts }) => [name, parts.join(", ")]);
  }
}

test("the tables hold all that is drawn", async ({ page, styleguide }) => {
  await page.goto(`${styleguide}/styleguide`);
  for (const sample of samples) {
    for (const ground of ["page", "ink"]) {
      const figure = page
        .locator(`[data-ground="${ground}"] figure`)
        .filter({ has: page.getByRole("heading", { name: sample.title, exact: true }) });
      const cells = await figure
        .locator("tbody tr")
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].map((cell) => cell.textContent)),
        );
      expect(cells, sample.title).toEqual(rowsOf(sample));
    }
  }
});

test("the pointer asks for a value, and Escape dismisses it until the pointer moves", async ({
  page,
}) => {
  await open(page, line);
  const chart = chartOf(page);
  await chart.scrollIntoViewIfNeeded();
  const point = chart.locator("[data-mark]").nth(2);
  await point.hover({ force: true });
  await expect(tooltip(chart)).toHaveText("Month 4: 352");

  const [mark, tip] = [await point.boundingBox(), await tooltip(chart).boundingBox()];
  expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeLessThan(mark?.y ?? 0);
  expect(
    Math.abs((tip?.x ?? 0) + (tip?.width ?? 0) / 2 - (mark?.x ?? 0) - (mark?.width ?? 0) / 2),
  ).toBeLessThan(2);

  await page.keyboard.press("Escape");
  await expect(tooltip(chart)).toHaveCount(0);
  // Nothing brings it back but the pointer, not even the picture that changes under it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(tooltip(chart)).toHaveCount(0);
  await page.mouse.move((mark?.x ?? 0) + 8, (mark?.y ?? 0) + 8);
  await expect(tooltip(chart)).toHaveText("Month 4: 352");
  await page.mouse.move(2, 2);
  await expect(tooltip(chart)).toHaveCount(0);
});

test("the keys go from value to value, and each is announced", async ({ page }) => {
  await open(page, line);
  const chart = chartOf(page);
  await chart.focus();
  const status = chart.getByRole("status");
  await expect(status).toHaveText("Start: 420");
  for (const [key, text] of [
    ["ArrowRight", "Month 2: 411"],
    ["ArrowDown", "Month 4: 352"],
    ["ArrowLeft", "Month 2: 411"],
    ["End", "Month 12: 18"],
    ["ArrowRight", "Month 12: 18"],
    ["Home", "Start: 420"],
    ["ArrowUp", "Start: 420"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(status).toHaveText(text);
  }
  await page.keyboard.press("Escape");
  await expect(status).toBeEmpty();
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("Month 2: 411");
  await page.keyboard.press("Tab");
  await expect(status).toBeEmpty();
});

test("a finger asks too", async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  await open(page, "/services/strategic-portfolio-management");
  const chart = chartOf(page);
  await chart.locator("[data-mark]:visible").nth(1).tap({ force: true });
  await expect(tooltip(chart)).toHaveText("Q1: 58%");
  await page.close();
});

for (const width of [360, 1440]) {
  for (const { kind, path } of shown) {
    test(`${kind} fits into ${width} px with text of 12 px or more`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      for (const figure of await figures(page).all()) {
        await figure.locator("summary").click();
        const problems = await figure.evaluate((box) => {
          const { left, right } = box.getBoundingClientRect();
          const texts = [...box.querySelectorAll("text, p, li, td, th, summary")].filter(
            (one) => one.getClientRects().length > 0 && !one.closest(".sr-only"),
          );
          return texts.flatMap((one) => {
            const rect = one.getBoundingClientRect();
            const scale = one instanceof SVGTextElement ? (one.getScreenCTM()?.a ?? 1) : 1;
            const size = Number.parseFloat(getComputedStyle(one).fontSize) * scale;
            return [
              ...(size < 11.9 ? [`${one.textContent} is ${size} px`] : []),
              ...(rect.left < left || rect.right > right ? [`${one.textContent} sticks out`] : []),
            ];
          });
        });
        expect(problems).toEqual([]);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test(`no two labels of ${kind} touch at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      for (const figure of await figures(page).all()) {
        const touching = await figure.evaluate((box) => {
          const labels = [...box.querySelectorAll("text")]
            .filter((one) => one.getClientRects().length > 0)
            .map((one) => ({ text: one.textContent, rect: one.getBoundingClientRect() }));
          // Boxes of letters are taller than the letters: two of them may share a few px.
          const slack = 3;
          return labels.flatMap((a, index) =>
            labels
              .slice(index + 1)
              .filter(
                (b) =>
                  a.rect.left < b.rect.right &&
                  b.rect.left < a.rect.right &&
                  a.rect.top + slack < b.rect.bottom &&
                  b.rect.top + slack < a.rect.bottom,
              )
              .map((b) => `${a.text} and ${b.text}`),
          );
        });
        expect(touching).toEqual([]);
      }
    });
  }
}

test("marks and text take the visitor's own colors in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const { path } of shown.slice(0, 6)) {
    await page.goto(path);
    const fills = await figures(page)
      .first()
      .evaluate((box) => {
        const probe = document.createElement("i");
        box.append(probe);
        const system = ["CanvasText", "Highlight"].map((color) => {
          probe.style.color = color;
          return getComputedStyle(probe).color;
        });
        probe.remove();
        return [
          ...box.querySelectorAll(
            "text, rect:not([fill]), circle:not([fill]), path[class*='fill-data']:not([class*='/'])",
          ),
        ]
          .filter((mark) => mark.getClientRects().length > 0)
          .map((mark) => getComputedStyle(mark).fill)
          .filter((fill) => !system.includes(fill));
      });
    expect(fills, path).toEqual([]);
  }
});

test("a chart is printed as it is seen, without its tooltip's machinery", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(line);
  const figure = figures(page).first();
  await expect(figure.locator("[data-mark]:visible")).toHaveCount(7);
  await expect(figure.getByText("420").first()).toBeVisible();
});

test("charts are accessible while they tell a value, on both grounds", async ({
  page,
  styleguide,
}) => {
  await open(page, `${styleguide}/styleguide`);
  for (const ground of ["page", "ink"]) {
    const section = page.locator(`[aria-label="Visualizations"] [data-ground="${ground}"]`);
    await section.getByRole("group", { name: /line chart/ }).focus();
    await expect(section.locator("[data-tooltip]")).toBeVisible();
    for (const summary of await section.locator("summary").all()) await summary.click();
    await section.getByRole("group", { name: /line chart/ }).focus();
    const { violations } = await new AxeBuilder({ page })
      .include(`[aria-label="Visualizations"] [data-ground="${ground}"]`)
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`),
    ).toEqual([]);
  }
});
