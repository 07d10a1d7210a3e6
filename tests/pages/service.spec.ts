import { fridayReport } from "../../app/content/friday-report.ts";
import type { ServiceId } from "../../app/content/ids.ts";
import { palette } from "../../scripts/palette.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { services } from "../support/service-content.ts";

const solution = "/services/program-governance-assurance";
const service = "/services/cloud-migration";

function solutionService(id: ServiceId) {
  const found = services.find((one) => one.id === id);
  if (found?.template !== "solution") throw new Error(`${id} is no solution.`);
  return found;
}

function catalogService(id: ServiceId) {
  const found = services.find((one) => one.id === id);
  if (found?.template !== "service") throw new Error(`${id} is no service of the catalog.`);
  return found;
}

const texts = (elements: Element[]) => elements.map((element) => element.textContent);

test("a solution page has everything that its template lists", async ({ page }) => {
  await open(page, solution);
  await expect(page).toHaveTitle(/^Program Governance & Assurance \| /);
  await expect(page.getByText("Enterprise Solution", { exact: true })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Schedule a Consultation" }).first()).toHaveAttribute(
    "href",
    "/contact?topic=program-governance-assurance",
  );
  await expect(
    page.getByRole("region", { name: "Key Features & Capabilities" }).getByRole("listitem"),
  ).toHaveCount(8);

  const benefits = page.getByRole("complementary", { name: "Business Benefits" });
  await expect(benefits.getByRole("listitem")).toHaveCount(6);
  await expect(benefits.getByRole("link", { name: "Contact Us" })).toHaveAttribute(
    "href",
    "/contact?topic=program-governance-assurance",
  );
  const box = benefits.locator("> div");
  const top = async () => (await box.boundingBox())?.y ?? 0;
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(top).toBeCloseTo(96, 0);

  const stories = page.getByRole("region", { name: "Success Stories" });
  await expect(stories.getByRole("link", { name: /^Read case study/ })).toHaveCount(2);
  const related = await page
    .getByRole("navigation", { name: "Related Services" })
    .getByRole("link")
    .evaluateAll(texts);
  expect(related).toEqual([
    "Strategic Portfolio Management",
    "Enterprise Digital Transformation",
    "Business Process Optimization",
  ]);
  await expect(
    page.getByRole("region", { name: "Often combined with" }).getByRole("link"),
  ).toHaveCount(3);
});

test("benefits stand on a year, each from the month in which it lands", async ({ page }) => {
  const { benefits } = solutionService("program-governance-assurance");
  await open(page, solution);
  const panel = page.getByRole("complementary", { name: "Business Benefits" });
  const drawn = await panel.getByRole("listitem").evaluateAll((items) =>
    items.map((item) => {
      const { left, width } = item.getBoundingClientRect();
      const bar = item.querySelector("[data-bar]");
      const box = bar?.getBoundingClientRect() ?? new DOMRect();
      return {
        text: item.textContent,
        from: Math.round(((box.left - left) / width) * 12),
        to: Math.round(((box.right - left) / width) * 12),
        isKey: bar?.getAttribute("data-bar") === "critical",
      };
    }),
  );
  expect(drawn).toEqual(
    benefits.map(({ text, month, until = 12, key = false }) => ({
      text: expect.stringContaining(`${text}M${month}`),
      from: month - 1,
      to: until,
      isKey: key,
    })),
  );
  for (const spoken of ["month 1", "from month 3", "months 2 to 6"])
    await expect(panel.getByText(spoken, { exact: true })).toHaveCount(1);
});

const windows = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
] as const;

test("the benefits of every solution stay in a window, large or small", async ({ page }) => {
  for (const { id } of services.filter(({ template }) => template === "solution")) {
    await page.goto(`/services/${id}`);
    for (const [width, height] of windows) {
      const at = `${id} at ${width} by ${height}`;
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo({ top: 1000, behavior: "instant" }));
      const box = await page.locator("aside > div").boundingBox();
      expect.soft(box?.y, at).toBeCloseTo(96, 0);
      expect.soft((box?.y ?? 0) + (box?.height ?? 0), at).toBeLessThanOrEqual(height - 16);
    }
  }
});

/** How much of each bar is filled, from 0 to 1. */
const filled = (bars: Element[]) =>
  bars.map((bar) =>
    Number(/^matrix\(([\d.]+)/.exec(getComputedStyle(bar, "::before").transform)?.[1] ?? 1),
  );

test("reading fills the bars month by month, from outlines to the whole year", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, solution);
  const bars = page.locator("aside [data-bar]");
  const full = Array(6).fill(1);
  const [first = 0, second = 0] = await bars.evaluateAll(filled);
  expect(first, "month 1 has come").toBe(1);
  expect(second, "the year has not").toBeLessThan(0.5);
  await page.locator("#features-heading").evaluate((heading) => heading.scrollIntoView());
  await expect.poll(() => bars.evaluateAll(filled)).toEqual(full);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => bars.evaluateAll(filled)).not.toEqual(full);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await bars.evaluateAll(filled), "for who asked for stillness").toEqual(full);
  await page.emulateMedia({ reducedMotion: "no-preference", media: "print" });
  expect(await bars.evaluateAll(filled), "on paper").toEqual(full);
});

test("the benefit being read is the vermilion one, and in the end the one that counts most", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, solution);
  const bars = page.locator("aside [data-bar]");
  const signal = await palette("signal-bright");
  const vermilion = () =>
    bars.evaluateAll((all, signal) => {
      const probe = document.createElement("i");
      document.body.append(probe);
      probe.style.color = signal;
      const { color } = getComputedStyle(probe);
      const found = all.flatMap((bar, index) =>
        getComputedStyle(bar).color === color ? [index] : [],
      );
      probe.remove();
      return found;
    }, signal);
  const key = await bars.evaluateAll((all) =>
    all.findIndex((bar) => bar.getAttribute("data-bar") === "critical"),
  );
  const end = await page
    .locator("aside:has(.benefits-panel)")
    .evaluate((aside) => aside.getBoundingClientRect().bottom + window.scrollY);
  const seen: number[] = [];
  for (let top = 0; top < end; top += 60) {
    await page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: "instant" });
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, top);
    const now = await vermilion();
    expect(now, `one, ${top} px down`).toHaveLength(1);
    if (seen.at(-1) !== now[0]) seen.push(...now);
  }
  expect(seen.slice(-1)).toEqual([key]);
  const inOrder = seen.slice(0, -1);
  expect(inOrder.length).toBeGreaterThan(2);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await vermilion()).toEqual([key]);
});

test("a service page has everything that its template lists", async ({ page }) => {
  await open(page, service);
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(
    "Home/Services/Cloud Migration",
  );
  await expect(page.getByRole("link", { name: "Back to Services" })).toHaveAttribute(
    "href",
    "/services",
  );
  await expect(page.getByRole("region", { name: "Key Features" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Business Benefits" }).locator("ol > li").first(),
  ).toContainText("01");

  const why = page.getByRole("region", { name: "Why Choose Us" });
  await expect(why).toContainText("250+");
  await expect(why).toContainText("98%");
  await expect(why).toContainText("24/7");
  await expect(why.getByRole("link", { name: "Schedule a Consultation" })).toHaveAttribute(
    "href",
    "/contact?topic=cloud-migration",
  );

  await expect(
    page.getByRole("navigation", { name: "Related Services" }).getByRole("link"),
  ).toHaveCount(5);
  await expect(
    page.getByRole("region", { name: "Get In Touch" }).getByRole("link"),
  ).toHaveAttribute("href", "/contact?topic=cloud-migration");
  const facts = page.getByRole("region", { name: "Quick Info" });
  await expect(facts).toContainText("3–6 weeks");
  await expect(facts).toContainText("Worldwide, with local support");
  await expect(facts).toContainText("Project-based, retainer or outcome-based");
  await expect(
    page.getByRole("region", { name: "Often combined with" }).getByRole("link"),
  ).toHaveCount(3);
});

test("a page says what its service alone does: passages, a first result, a way on", async ({
  page,
}) => {
  const { overview, quickInfo, instead } = catalogService("cloud-migration");
  await open(page, service);
  const passages = page.getByRole("region", { name: "Overview" });
  expect(await passages.getByRole("heading", { level: 3 }).evaluateAll(texts)).toEqual(
    overview.map(({ label }) => label),
  );
  for (const { text } of overview) await expect(passages).toContainText(text);
  const facts = page.getByRole("region", { name: "Quick Info" });
  await expect(facts).toContainText(
    `First resultWeek ${quickInfo.firstResult.week}: ${quickInfo.firstResult.text}`,
  );
  await expect(facts).toContainText(quickInfo.team);
  await expect(facts).toContainText(quickInfo.weAsk);
  for (const { when, service } of instead)
    await expect(
      page
        .getByRole("listitem")
        .filter({ hasText: `If ${when}, see` })
        .getByRole("link"),
    ).toHaveAttribute("href", `/services/${service}`);
});

test("figures of one practice stand on its own page", async ({ page }) => {
  await open(page, "/services/project-management-service");
  await expect(page.getByRole("region", { name: "Why Choose Us" })).toContainText("98.7%");
  await open(page, "/services/innovation-lab");
  for (const figure of ["35+", "18", "73%"])
    await expect(page.getByRole("main").getByText(figure, { exact: true })).toBeVisible();
});

test("the Friday report can be seen before it is bought", async ({ page }) => {
  await open(page, "/services/project-management-service");
  const sample = page.locator("#sample");
  const picture = sample.getByRole("img");
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(850);
  await expect(picture).toHaveAttribute("alt", /critical path/);
  await sample.getByRole("link").click();
  for (const { decision } of fridayReport.decisions)
    await expect(page.getByText(decision)).toBeVisible();
  const crossing = await page.locator("text").evaluateAll(async (texts) => {
    await document.fonts.ready;
    const boxes = texts.map((text) => text.getBoundingClientRect());
    const reachesInto = (a: DOMRect, b: DOMRect) => a.y === b.y && a.x < b.x && a.right > b.x;
    return texts
      .filter((_, index) => {
        const box = boxes[index] as DOMRect;
        return box.right > 791 || boxes.some((other) => reachesInto(box, other));
      })
      .map((text) => text.textContent);
  });
  expect(crossing, "Too long for the sheet: shorten it in app/content/friday-report.ts").toEqual(
    [],
  );
});

test("an alias shows the service it stands for", async ({ page }) => {
  await page.goto("/services/ai-strategy-consulting");
  await expect(page.locator("h1")).toHaveText("AI Strategy & Roadmap");
});

for (const path of [service, solution])
  test(`bars of ${path} keep their meaning in forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(path);
    const colors = await page
      .locator("[data-bar]")
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor));
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(colors.length).toBeGreaterThan(2);
    expect(new Set(colors).size, "the critical bar differs").toBe(2);
    expect(colors).not.toContain(ground);
  });
