import type { Page } from "@playwright/test";
import { servicesPage } from "../../app/content/services-page.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { services } from "../support/service-content.ts";

const plan = (page: Page) => page.getByRole("figure", { name: servicesPage.section.heading });
const row = (page: Page, title: string) =>
  plan(page)
    .locator("li li > a")
    .filter({ has: page.getByText(title, { exact: true }).first() });
/** The note in the corner: its name is seen, and no other. */
const notes = (page: Page) => plan(page).locator("li li b").filter({ visible: true });

test("every service is on the plan once, as a link with its name and one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/services");
  const links = plan(page).locator("li li > a");
  const found = await links.evaluateAll((all) =>
    all.map((link) => ({
      id: link.getAttribute("href")?.slice(10),
      title: link.querySelector("span")?.textContent,
      text: link.textContent,
    })),
  );
  expect(found.map(({ id }) => id).toSorted()).toEqual(services.map(({ id }) => id).toSorted());
  for (const { id, title, description } of services) {
    const one = found.find((link) => link.id === id);
    expect(one?.title).toBe(title);
    expect(one?.text).toContain(description);
  }
  await expect(plan(page).locator("> ul > li > a")).toHaveText([
    "Flagship Services",
    "Enterprise Solutions",
    "Specialized Services",
    "Industry Expertise",
    "Technology Transformation",
    "Premium Service Offerings",
    "Next-Generation AI Solutions",
    "Innovation Lab & Advanced Solutions",
  ]);
  // A target that a finger or a pointer can hit.
  const heights = await links.evaluateAll((all) => all.map((link) => link.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test("bars stand where their phases say, on an axis that keeps to the grid", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/services");
  const axis = await plan(page)
    .locator("> ol > li")
    .evaluateAll((phases) => phases.map((phase) => phase.getBoundingClientRect().toJSON()));
  const [start, end] = [axis[0].left, axis[4].right];
  expect(Math.round(axis[2].left)).toBe(944);
  for (const { title, phases } of services) {
    const bar = await row(page, title).locator("rect").boundingBox();
    const at = (quarter: number) => start + ((end - start) * quarter) / 20;
    expect(bar?.x, title).toBeCloseTo(at(phases.from), 0);
    expect((bar?.x ?? 0) + (bar?.width ?? 0), title).toBeCloseTo(at(phases.to), 0);
    await expect(row(page, title).locator("circle")).toHaveCount(phases.ends ? 1 : 0);
  }
});

test("pointer and focus choose one, whose note stands in the corner; at rest it is PMaaS", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/services");
  const fill = (title: string) =>
    row(page, title)
      .locator("rect")
      .evaluate((bar) => getComputedStyle(bar).fill);
  const rest = "Project Management as a Service";
  await expect(notes(page)).toHaveText([rest]);
  const [chosen, other] = [await fill(rest), await fill("Cloud Migration")];
  expect(chosen).not.toBe(other);

  await row(page, "Cloud Migration").hover();
  await expect(notes(page)).toHaveText(["Cloud Migration"]);
  await expect(notes(page)).toBeInViewport();
  await expect(plan(page).getByText("Design to run, ends with the last host off")).toBeVisible();
  expect([await fill("Cloud Migration"), await fill(rest)]).toEqual([chosen, other]);

  // The pointer goes before the focus; without it, the focus chooses.
  await row(page, "Legacy Modernization").focus();
  await expect(notes(page)).toHaveText(["Cloud Migration"]);
  await page.mouse.move(2, 2);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(notes(page)).toHaveText(["Legacy Modernization"]);
  await expect(row(page, "Legacy Modernization")).toBeInViewport();
});

test("the note and the axis stay in sight, and cover no row that has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, "/services");
  await row(page, "Innovation Lab").focus();
  for (let turn = 0; turn < 12; turn++) await page.keyboard.press("Shift+Tab");
  const focused = plan(page).locator("a:focus");
  const head = await plan(page).locator("> ol").boundingBox();
  expect((await focused.boundingBox())?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
  await expect(notes(page)).toBeInViewport();
});

test("group names lead to their cards", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/services");
  for (const name of ["Technology Transformation", "Innovation Lab & Advanced Solutions"]) {
    await plan(page).getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { name, level: 2 })).toBeInViewport();
  }
  const further = page.getByRole("navigation", { name: "Further down" });
  await further.getByRole("link", { name: "Engagement models" }).click();
  await expect(page.getByRole("heading", { name: "Engagement models" })).toBeInViewport();
});

test("on wide screens nothing folds: no part can be toggled, and all of them are open", async ({
  page,
}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/services");
    const folds = page.locator("#services details.fold");
    const isSeen = await folds.evaluateAll((all) =>
      all
        .filter((fold) => fold.checkVisibility())
        .map((fold) => fold.lastElementChild?.checkVisibility({ visibilityProperty: true })),
    );
    expect(isSeen).toHaveLength(12);
    expect(new Set(isSeen)).toEqual(new Set([true]));
    const summary = folds.nth(1).locator("summary").first();
    await summary.evaluate((element: HTMLElement) => element.focus());
    await expect(summary).not.toBeFocused();
  }
});

test("on paper all parts are open, and the plan is drawn", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  // As wide as A4 between its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.goto("/services");
  await expect(plan(page)).toBeVisible();
  await expect(notes(page)).toHaveCount(0);
  for (const name of ["Cloud Migration", "Success metrics", "Security and data handling"])
    await expect(page.getByRole("heading", { name, level: 3 })).toBeVisible();
});
