import type { Page } from "@playwright/test";
import { certifications } from "../../app/content/certifications.ts";
import { serviceIds } from "../../app/content/ids.ts";
import { servicesPage } from "../../app/content/services-page.ts";
import { site } from "../../app/site.ts";
import { brokenWords } from "../support/broken-words.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { sidewaysScroll } from "../support/visit.ts";

/** Every part of the section, in the specified order. */
const parts = [
  "Enterprise Solutions",
  "Specialized Services",
  "Industry Expertise",
  "Technology Transformation",
  "Premium Service Offerings",
  "Strategic Business Consulting",
  "Next-Generation AI Solutions",
  "Performance Analytics & Insights",
  "Innovation Lab & Advanced Solutions",
  `Why Choose ${site.name} PMaaS`,
  "Engagement models",
  "When not to hire us",
  "Industry Certifications & Standards",
];

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the landing leads on as specified", async ({ page }) => {
  await page.goto("/services");
  const main = page.getByRole("main");
  const target = (name: string | RegExp) => main.getByRole("link", { name }).first();
  await expect(target("Back to Services")).toHaveAttribute("href", "/services#services");
  await expect(target("Explore All Services")).toHaveAttribute("href", "/services#services");
  for (const link of await main
    .getByRole("link", { name: "Schedule a Strategic Consultation" })
    .all())
    await expect(link).toHaveAttribute("href", "/contact");
  for (const value of ["Premium Expertise", "Measurable Outcomes", "Global Delivery"])
    await expect(main.getByRole("heading", { name: value, level: 3, exact: true })).toBeVisible();

  const industries = page.getByRole("region", { name: "Six sectors and their calendars" });
  const targets = await industries
    .getByRole("link", { name: "Learn more" })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual([
    "/services/financial-services",
    "/services/healthcare-life-sciences",
    "/services/technology-telecommunications",
    "/client-success-stories?industry=Manufacturing",
    "/contact?topic=energy",
    "/contact?topic=education",
  ]);

  const impact = page.getByRole("region", { name: "Results that reach the accounts" });
  await expect(impact.locator("[data-claim]")).toHaveText(["37%", "42%", "£8.3B", "98%"]);
  await expect(impact.getByRole("link", { name: "View Client Success Stories" })).toHaveAttribute(
    "href",
    "/client-success-stories",
  );
});

test("the section holds every part in order, and a card for every service of the list", async ({
  page,
}) => {
  await page.goto("/services");
  const section = page.locator("#services");
  await expect(section.locator("section h2").filter({ visible: true })).toHaveText(parts);
  const linked = await section
    .locator('section a[href^="/services/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(10)));
  // The featured card stands before the AI group, and PMaaS beside its comparison.
  const flagship = ["project-management-service", "strategic-consulting", "digital-transformation"];
  const listed = serviceIds.filter((id) => !flagship.includes(id));
  expect(linked.filter((id) => !flagship.includes(id ?? ""))).toEqual(listed);
  expect(linked).toContain("strategic-consulting");
  await expect(section.getByRole("link", { name: "Get In Touch" })).toHaveAttribute(
    "href",
    "/contact?topic=strategic-consulting",
  );
  const ai = part(page, "Next-Generation AI Solutions");
  await expect(ai.getByRole("heading", { name: "Why Our AI Services" })).toBeVisible();
  await expect(ai.locator("ol h4")).toHaveText([
    "Discovery & Assessment",
    "Solution Design",
    "Development & Integration",
    "Deployment & Optimization",
  ]);
  await expect(part(page, "Performance Analytics & Insights").locator("h3")).toHaveText([
    "Success metrics",
    "Industry split",
    "Yearly delivery",
    "Quarterly cost savings",
  ]);
  await expect(
    part(page, "Innovation Lab & Advanced Solutions").locator("[data-claim]"),
  ).toHaveText(["35+", "18", "73%"]);
  const comparison = part(page, `Why Choose ${site.name} PMaaS`);
  await expect(comparison.getByRole("columnheader")).toHaveText([
    "Aspect",
    "PMaaS",
    "In-house PMO",
    "Traditional consultancy",
  ]);
  const assurance = part(page, "Industry Certifications & Standards");
  await expect(assurance.locator("dl").first().locator("dd")).toHaveText([
    "98.7%",
    "24",
    "ISO 27001",
    "GDPR",
    "SOC 2 Type II",
    "99.99%",
  ]);
  // Each is named as such once.
  for (const { name } of certifications)
    await expect(assurance.getByText(name, { exact: true })).toHaveCount(1);
});

test("every industry has a client behind it, and the link of the tile leaves theirs free", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/services");
  for (const { name, proof } of servicesPage.industries) {
    const tile = page.getByRole("article").filter({
      has: page.getByRole("heading", { name, exact: true, level: 3 }),
    });
    await expect(tile.first()).toContainText(`${proof.company} ${proof.text}`);
    await expect(tile.getByRole("link", { name: proof.company, exact: true })).toHaveAttribute(
      "href",
      /^\/testimonials#/,
    );
  }
  const { company } = servicesPage.industries[4].proof;
  await page.getByRole("article").getByRole("link", { name: company, exact: true }).click();
  await expect(page).toHaveURL(/\/testimonials#/);
  const target = page.locator(":target");
  await expect(target).toContainText(company);
  await expect(target).toBeInViewport();
});

test("engagement models are a table with a header for every cell", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/services#engagement-models");
  const { columns, models, sides } = servicesPage.engagement;
  const table = page.getByRole("table", { name: "Engagement models" });
  await expect(table.getByRole("columnheader")).toHaveText(Object.values(columns));
  await expect(table.getByRole("columnheader").first()).toHaveAttribute("scope", "col");
  for (const { model, youCarry, weCarry, payment, exit } of models) {
    const row = table.getByRole("row").filter({ hasText: new RegExp(`^${model}`) });
    await expect(row.getByRole("rowheader")).toContainText(model);
    await expect(row.getByRole("cell")).toContainText([
      youCarry,
      weCarry,
      payment,
      new RegExp(`^.*${sides.you} ${exit.you}.*${sides.we} ${exit.we}$`),
    ]);
    // What the head of the column says is not said twice.
    await expect(row.getByText(columns.youCarry, { exact: true })).toBeHidden();
  }
});

test("on a phone each model stands for itself, with labels, and nothing is cut", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, "/services#engagement-models");
  const models = part(page, "Engagement models");
  const { columns } = servicesPage.engagement;
  await expect(models.locator("thead")).toBeHidden();
  const blocks = models.locator("tbody tr");
  await expect(blocks).toHaveCount(servicesPage.engagement.models.length);
  for (const block of await blocks.all()) {
    for (const label of [columns.youCarry, columns.weCarry, columns.payment, columns.exit])
      await expect(block.getByText(label, { exact: true })).toBeVisible();
    // One below the other.
    const lefts = await block
      .locator("th, td")
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
  }
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await brokenWords(page)).toEqual([]);
  const box = await models.locator("table").boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});

test("on a phone the comparison stands aspect by aspect, and nothing is cut", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, "/services#why-pmaas");
  const { columns, rows } = servicesPage.comparison;
  const table = part(page, `Why Choose ${site.name} PMaaS`).locator("table");
  await expect(table.locator("thead")).toBeHidden();
  for (const { aspect, values } of rows) {
    const block = table.locator("tr").filter({ has: page.getByText(aspect, { exact: true }) });
    await expect(block.locator("td")).toHaveText(
      columns.map((column, index) => `${column} ${values[index]}`),
    );
    for (const column of columns)
      await expect(block.getByText(column, { exact: true })).toBeVisible();
  }
  const box = await table.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(await brokenWords(page)).toEqual([]);
});

for (const width of [390, 768, 1024, 1440, 1920])
  test(`the featured card is filled by its picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/services");
    const card = part(page, "Strategic Business Consulting");
    const [box, picture] = [await card.boundingBox(), await card.locator("img").boundingBox()];
    const edges = (place: typeof box) =>
      [(place?.x ?? 0) + (place?.width ?? 0), (place?.y ?? 0) + (place?.height ?? 0)].map(
        Math.round,
      );
    expect(edges(picture)).toEqual(edges(box));
  });

test("steps of the AI process never look like one bar", async ({ page }) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/services#ai-solutions");
    const boxes = await part(page, "Next-Generation AI Solutions")
      .locator("ol > li")
      .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().toJSON()));
    for (const [index, { left, top }] of boxes.entries()) {
      const before = boxes[index - 1];
      if (!before) continue;
      expect(left, `step ${index + 1} at ${width} px`).toBeGreaterThan(before.left);
      expect(top, `step ${index + 1} at ${width} px`).toBeGreaterThan(before.top + 20);
    }
  }
});

test("the page says who is better served elsewhere, and how data is handled", async ({ page }) => {
  await page.goto("/services");
  const cases = page.getByRole("region", { name: "When not to hire us" });
  await expect(cases.getByRole("heading", { level: 3 })).toHaveText(
    servicesPage.notFor.cases.map(({ title }) => title),
  );
  const assurance = page.getByRole("region", { name: "Industry Certifications & Standards" });
  await expect(
    assurance.getByRole("heading", { level: 3, name: "Security and data handling" }),
  ).toHaveAttribute("id", "security");
  await expect(assurance.getByRole("term")).toContainText(
    servicesPage.security.items.map(({ term }) => term),
  );
  for (const { text } of servicesPage.security.items)
    await expect(assurance.getByText(text, { exact: true })).toBeVisible();
});
