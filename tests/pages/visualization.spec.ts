import type { Page } from "@playwright/test";
import { servicesPage } from "../../app/content/services-page.ts";
import type { Visualization } from "../../app/content/types.ts";
import { expect, test } from "../support/fixtures.ts";
import { services } from "../support/service-content.ts";
import { sidewaysScroll, unfold } from "../support/visit.ts";

/** Pages that together show every kind. */
const shown = [
  { kind: "bar", path: "/services/strategic-portfolio-management" },
  { kind: "bar, lying", path: "/services/value-stream-optimization" },
  { kind: "pie", path: "/services/financial-services" },
  { kind: "bar, cut into parts", path: "/services/llm-fine-tuning" },
  { kind: "line", path: "/services/cloud-migration" },
  { kind: "area", path: "/services/technology-telecommunications" },
  { kind: "gantt", path: "/services/ma-integration-excellence" },
  { kind: "workflow", path: "/services/healthcare-life-sciences" },
  { kind: "diagram", path: "/services/retrieval-augmented-generation" },
  { kind: "gantt on ink", path: "/" },
  { kind: "four charts", path: "/services" },
];

const isBarChart = (drawn: Visualization) =>
  drawn.kind === "chart" && drawn.chart === "bar" && !drawn.whole;
/** Every page with a bar chart. */
const barPages = [
  ...services
    .filter(({ visualization }) => isBarChart(visualization))
    .map(({ id }) => `/services/${id}`),
  ...(servicesPage.analytics.charts.some(isBarChart) ? ["/services"] : []),
];

const figures = (page: Page) => page.locator("figure:has(details)");
/** Texts of a figure that are too small to read, or that stick out of it. */
function misfits(box: Element): string[] {
  const { left, right } = box.getBoundingClientRect();
  const texts = [...box.querySelectorAll("text, p, li, td, th, summary")].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr-only"),
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
}

function touchingLabels(box: Element): string[] {
  const labels = [...box.querySelectorAll("text")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
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
}

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

for (const { kind, path } of shown)
  test(`${kind} fits into a phone and a wide screen, with text of 12 px or more and no two labels that touch`, async ({
    page,
  }) => {
    await page.goto(path);
    await unfold(page);
    for (const summary of await figures(page).locator("summary").all()) await summary.click();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const figure of await figures(page).all()) {
        expect.soft(await figure.evaluate(misfits), `at ${width} px`).toEqual([]);
        expect.soft(await figure.evaluate(touchingLabels), `at ${width} px`).toEqual([]);
      }
      expect.soft(await sidewaysScroll(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

for (const width of [320, 390, 1440])
  test(`every bar chart is 300 px high at ${width} px, or higher where names wrap`, async ({
    page,
    styleguide,
  }) => {
    expect(barPages.length).toBeGreaterThan(5);
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...barPages, `${styleguide}/styleguide`]) {
      await page.goto(path);
      await unfold(page);
      const charts = await page.getByRole("group", { name: /bar chart\. Arrow keys/ }).all();
      expect(charts, path).not.toEqual([]);
      for (const chart of charts) {
        const { height, wraps, clipped } = await chart.evaluate((plot) => {
          const names = [...plot.querySelectorAll("li > :first-child")].filter(
            (name) => name.getClientRects().length > 0,
          );
          const lines = (name: Element) => {
            const text = document.createRange();
            text.selectNodeContents(name.firstChild ?? name);
            return text.getClientRects().length;
          };
          return {
            height: plot.getBoundingClientRect().height,
            wraps: names.some((name) => lines(name) > 1),
            clipped: names
              .filter((name) => name.scrollWidth > name.clientWidth)
              .map((name) => name.textContent),
          };
        });
        if (wraps) expect(height, path).toBeGreaterThanOrEqual(300);
        else expect(height, path).toBe(300);
        expect(clipped, path).toEqual([]);
      }
    }
  });

test("marks and text take the visitor's own colors in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const { path } of shown.slice(0, 7)) {
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

test("a bar of a schedule that is pointed at says its dates, and the others step back", async ({
  page,
}) => {
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
