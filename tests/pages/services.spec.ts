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
  await expect(section.locator("section h2")).toHaveText(parts);
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
  await expect(page.getByText("Flagship Services")).toHaveCount(0);

  await expect(section.getByRole("heading", { name: "Why Our AI Services" })).toBeVisible();
  await expect(section.locator("#ai-solutions ol h4")).toHaveText([
    "Discovery & Assessment",
    "Solution Design",
    "Development & Integration",
    "Deployment & Optimization",
  ]);
  await expect(section.locator("#analytics h3")).toHaveText([
    "Success metrics",
    "Industry split",
    "Yearly delivery",
    "Quarterly cost savings",
  ]);
  await expect(section.locator("#innovation-lab [data-claim]")).toHaveText(["35+", "18", "73%"]);
  await expect(section.locator("#why-pmaas thead th")).toHaveText([
    "Aspect",
    "PMaaS",
    "In-house PMO",
    "Traditional consultancy",
  ]);
  await expect(section.locator("#certifications dl").first().locator("dd")).toHaveText([
    "98.7%",
    "24",
    "ISO 27001",
    "GDPR",
    "SOC 2 Type II",
    "99.99%",
  ]);
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
  const part = page.locator("#engagement-models");
  const { columns, models } = servicesPage.engagement;
  await expect(part.locator("thead")).toBeHidden();
  const blocks = part.locator("tbody tr");
  await expect(blocks).toHaveCount(models.length);
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
  const box = await part.locator("table").boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
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

test("the list of groups stays in view on wide screens and follows the scroll", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/services");
  const list = page.getByRole("navigation", { name: "Groups of services" });
  await expect(list.getByRole("link")).toHaveText(parts);
  const current = list.locator('[aria-current="location"]');
  await expect(current).toHaveCount(0);

  for (const name of ["Technology Transformation", "Industry Certifications & Standards"]) {
    await list.getByRole("link", { name }).click();
    await expect(current).toHaveText(name);
    await expect(current).toBeInViewport();
  }
  await page.locator("#specialized-services").scrollIntoViewIfNeeded();
  await page.locator("#specialized-services").evaluate((part) => part.scrollIntoView());
  await expect(current).toHaveText("Specialized Services");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the list of groups is plain links at the top of the section", async ({ page }) => {
    await page.goto("/services");
    const list = page.getByRole("navigation", { name: "Groups of services" });
    await list.getByRole("link", { name: "Premium Service Offerings" }).click();
    await expect(page).toHaveURL("/services#premium-service-offerings");
    await expect(page.locator("#premium-service-offerings h2")).toBeInViewport();
  });
});
