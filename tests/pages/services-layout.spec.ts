import type { Page } from "@playwright/test";
import { servicesPage } from "../../app/content/content.ts";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const plan = (page: Page) => page.getByRole("figure", { name: servicesPage.section.heading });
const row = (page: Page, title: string) =>
  plan(page)
    .locator("li li > a")
    .filter({ has: page.getByText(title, { exact: true }).first() });
/** The note in the corner: its name is seen, and no other. */
const notes = (page: Page) => plan(page).locator("li li b").filter({ visible: true });
const fold = (page: Page, name: string) =>
  page
    .locator("#services details.fold")
    .filter({ has: page.locator("summary", { hasText: name }) });

sharedTest("on the plan every service has its bar and its note", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, "/services");

  // The axis keeps to the grid of the page, and each row is a target that can be hit.
  const design = await plan(page).locator("> ol > li").nth(2).boundingBox();
  expect(Math.round(design?.x ?? 0)).toBe(944);
  const heights = await plan(page)
    .locator("li li > a")
    .evaluateAll((links) => links.map((link) => link.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);

  await sharedTest.step("pointer and focus choose one; at rest it is PMaaS", async () => {
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

  await sharedTest.step(
    "note and axis stay in sight, and cover no row with the focus",
    async () => {
      await row(page, "Innovation Lab").focus();
      for (let turn = 0; turn < 12; turn++) await page.keyboard.press("Shift+Tab");
      const focused = await plan(page).locator("a:focus").boundingBox();
      const head = await plan(page).locator("> ol").boundingBox();
      expect(focused?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
      await expect(notes(page)).toBeInViewport();
    },
  );

  await sharedTest.step("a column is named by its head alone", async () => {
    const { youCarry } = servicesPage.engagement.columns;
    const labels = part(page, "Engagement models")
      .locator("td")
      .getByText(youCarry, { exact: true });
    await expect(labels.first()).toBeAttached();
    await expect(labels.filter({ visible: true })).toHaveCount(0);
  });

  await sharedTest.step("the link of an industry leaves that of its client free", async () => {
    const { company } = servicesPage.industries[4]?.proof ?? { company: "" };
    await page.getByRole("article").getByRole("link", { name: company, exact: true }).click();
    await expect(page).toHaveURL(/\/testimonials#/);
    const target = page.locator(":target");
    await expect(target).toContainText(company);
    await expect(target).toBeInViewport();
  });
});

sharedTest(
  "on wide screens nothing folds: all is open, and cannot be toggled",
  async ({ page }) => {
    await page.goto("/services");
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const folds = page.locator("#services details.fold");
      const isSeen = await folds.evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => one.lastElementChild?.checkVisibility({ visibilityProperty: true })),
      );
      expect(isSeen).toEqual(Array(12).fill(true));
      const summary = folds.nth(1).locator("summary").first();
      await summary.evaluate((element: HTMLElement) => element.focus());
      await expect(summary).not.toBeFocused();
    }
  },
);

sharedTest("on a phone the services fold, and open under a finger", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, "/services");

  await sharedTest.step("closed, the page is short and says what is inside", async () => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `at ${width} px`).toBeLessThanOrEqual(9000);
    }
    // The bars of a group are those of its services, and PMaaS is the one that differs.
    for (const [name, count] of [
      ["Flagship Services", 3],
      ["Enterprise Solutions", 6],
      ["Innovation Lab & Advanced Solutions", 1],
    ] as const)
      await expect(fold(page, name).locator("summary rect")).toHaveCount(count);
    await expect(page.locator("#services summary [data-rest] rect")).toBeVisible();
    await expect(fold(page, "Engagement models").locator("summary")).toContainText("letter of");
  });

  await sharedTest.step("tables stand row by row, with labels, and nothing is cut", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await fold(page, "Engagement models").locator("summary").click();
    await fold(page, "Why Choose").locator("summary").click();
    for (const table of await page.locator("table.stacking").all()) {
      await expect(table.locator("thead")).toBeHidden();
      const rows = await table.evaluate((element) =>
        [...element.querySelectorAll("tbody tr")].map((row) => ({
          lefts: new Set([...row.children].map((cell) => cell.getBoundingClientRect().left)).size,
          unlabeled: [...row.querySelectorAll("td > b")].filter((one) => !one.checkVisibility())
            .length,
        })),
      );
      for (const one of rows) expect(one).toEqual({ lefts: 1, unlabeled: 0 });
      const box = await table.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });

  await sharedTest.step("a group opens with a tap, and each service has its bar", async () => {
    const group = fold(page, "Technology Transformation");
    await group.locator("summary").click();
    await expect(group.locator("article rect").filter({ visible: true })).toHaveCount(6);
    await expect(group.locator("summary rect").filter({ visible: true })).toHaveCount(0);
    await group.getByRole("link", { name: /Cloud Migration/ }).click();
    await expect(page).toHaveURL("/services/cloud-migration");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a hash opens the group that it names, or that holds what it names", async ({ page }) => {
    for (const [hash, group] of Object.entries({
      "premium-service-offerings": "Premium Service Offerings",
      "cloud-migration": "Technology Transformation",
      "innovation-lab": "Innovation Lab & Advanced Solutions",
      security: "Industry Certifications & Standards",
    })) {
      // Another document each time: a second hash within one leaves the first open.
      await page.goto(`/services?for=${hash}#${hash}`);
      await expect(fold(page, group)).toHaveAttribute("open");
      await expect(page.locator("#services details.fold[open]")).toHaveCount(1);
      await expect(page.locator(`#${hash}`)).toBeInViewport();
    }
  });
});

sharedTest("on paper all parts are open, and the plan is drawn", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  // As wide as A4 between its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.goto("/services");
  await expect(plan(page)).toBeVisible();
  await expect(notes(page)).toHaveCount(0);
  for (const name of ["Cloud Migration", "Success metrics", "Security and data handling"])
    await expect(page.getByRole("heading", { name, level: 3 })).toBeVisible();
});
