import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/fixtures.ts";
import { services } from "../support/service-content.ts";
import { sidewaysScroll } from "../support/visit.ts";

const fold = (page: Page, name: string) =>
  page
    .locator("#services details.fold")
    .filter({ has: page.locator("summary", { hasText: name }) });

test.use({ viewport: { width: 390, height: 844 } });

test("closed, the page is at most 9,000 px tall, and says what is inside", async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/services");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(9000);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
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

test("a group opens with a tap, and each of its services has its bar", async ({ page }) => {
  await open(page, "/services");
  const group = fold(page, "Technology Transformation");
  await group.locator("summary").click();
  await expect(group.getByRole("article")).toHaveCount(6);
  await expect(group.locator("article rect").filter({ visible: true })).toHaveCount(6);
  await expect(group.locator("summary rect").filter({ visible: true })).toHaveCount(0);
  await group.getByRole("link", { name: /Cloud Migration/ }).click();
  await expect(page).toHaveURL("/services/cloud-migration");
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a hash opens the group that it names, or that holds what it names", async ({ page }) => {
      for (const [hash, group, heading] of [
        ["premium-service-offerings", "Premium Service Offerings", "Enterprise Transformation"],
        ["cloud-migration", "Technology Transformation", "Cloud Migration"],
        ["innovation-lab", "Innovation Lab & Advanced Solutions", "Innovation Lab"],
        ["security", "Industry Certifications & Standards", "Security and data handling"],
      ] as const) {
        // Another document each time: a second hash within one leaves the first open.
        await page.goto("/contact");
        await page.goto(`/services#${hash}`);
        await expect(fold(page, group)).toHaveAttribute("open");
        await expect(page.locator("#services details.fold[open]")).toHaveCount(1);
        await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
        await expect(page.locator(`#${hash}`)).toBeInViewport();
      }
    });
  });

test("every service is inside one of the groups, as a link", async ({ page }) => {
  await page.goto("/services");
  const linked = await page
    .locator('#services details.fold a[href^="/services/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(10)));
  expect(new Set(linked)).toEqual(new Set(services.map(({ id }) => id)));
});
