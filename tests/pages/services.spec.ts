import { certifications, servicesPage } from "../../app/content/content.ts";
import { services } from "../../app/content/services.ts";
import { site } from "../../app/site.ts";
import { expect, test } from "../support/fixtures.ts";
import { built } from "./built-parts.ts";

const main = () => built("/services").first("main");

test("the landing has the parts specified for it", async () => {
  await test.step("hero with three ways on", () => {
    expect(main().links()).toEqual(
      expect.arrayContaining([
        "Back to Services → /services#services",
        "Explore All Services → /services#services",
      ]),
    );
    const call = "Schedule a Strategic Consultation → /contact";
    const calls = main().links("a[data-call]");
    expect(calls.filter((one) => one.startsWith("Schedule"))).toEqual([call, call]);
    expect(main().first("#contact").links()).toEqual([call]);
  });

  await test.step("six industries, each with its page and a client behind it", () => {
    const tiles = main().named("Six sectors and their calendars").all("article");
    expect(tiles.flatMap((tile) => tile.links()).filter((link) => /^Learn/.test(link))).toEqual([
      "Learn more: Financial Services → /services/financial-services",
      "Learn more: Healthcare → /services/healthcare-life-sciences",
      "Learn more: Technology → /services/technology-telecommunications",
      "Learn more: Manufacturing → /client-success-stories?industry=Manufacturing#case-studies-heading",
      "Learn more: Energy → /contact?topic=energy",
      "Learn more: Education → /contact?topic=education",
    ]);
    for (const [index, { proof }] of servicesPage.industries.entries()) {
      expect(tiles[index]?.text).toContain(`${proof.company} ${proof.text}`);
      expect(tiles[index]?.links()[0]).toMatch(`${proof.company} → /testimonials#`);
    }
  });

  await test.step("four figures of impact, and the case studies behind them", () => {
    const impact = main().named("Results that reach the accounts");
    expect(impact.texts("[data-claim]")).toEqual(["37%", "42%", "£8.3B", "98%"]);
    expect(impact.texts("dt")).toEqual([
      "Cost Reduction",
      "Faster Delivery",
      "Value Created",
      "Client Satisfaction",
    ]);
    expect(impact.links()).toContain("View Client Success Stories → /client-success-stories");
  });
});

const [flagship, enterprise, specialized, industry, technology, premium, ai, lab] = [
  "Flagship Services",
  "Enterprise Solutions",
  "Specialized Services",
  "Industry Expertise",
  "Technology Transformation",
  "Premium Service Offerings",
  "Next-Generation AI Solutions",
  "Innovation Lab & Advanced Solutions",
] as const;
const groups = [flagship, enterprise, specialized, industry, technology, premium, ai];

test("the section holds every part in the specified order", async () => {
  const section = main().first("#services");
  expect(section.texts("section h2")).toEqual([
    ...groups,
    "Strategic Business Consulting",
    "Why Our AI Services",
    "Performance Analytics & Insights",
    lab,
    `Why Choose ${site.name} PMaaS`,
    "Engagement models",
    "When not to hire us",
    "Industry Certifications & Standards",
  ]);

  await test.step("the plan has every service once, by group, and its row is its card", () => {
    const plan = section.first(".plan");
    const rows = plan.all("article");
    expect(rows).toHaveLength(services.length);
    for (const [index, group] of groups.entries())
      expect(plan.named(group).count("article"), group).toBe([3, 6, 6, 3, 6, 6, 6][index]);
    // The lab has its own part, to which the plan leads.
    expect(plan.links(".plan-elsewhere > p a")).toEqual([`${lab} → #innovation-lab`]);
    for (const { id, title, description, phases } of services) {
      const row = rows.find((one) => one.texts("h3")[0] === title);
      expect(row?.text, title).toContain(description.replace(/(?<=\.) .*/, ""));
      expect(row?.links(), title).toEqual([`Learn more: ${title} → /services/${id}`]);
      expect(row?.count('.pictogram[width="32"]'), title).toBe(1);
      // Its bar stands where its phases say, in quarters of five, and ends on an event or goes on.
      expect(row?.attributes("rect", "x"), title).toEqual([`${phases.from * 5}%`]);
      expect(row?.attributes("rect", "width")).toEqual([`${(phases.to - phases.from) * 5}%`]);
      expect(row?.count("circle")).toBe(phases.ends ? 1 : 0);
    }
  });

  await test.step("rows of a group stand in the order in which they begin", () => {
    const starts = section
      .named(specialized)
      .attributes("article rect", "x")
      .map((x) => Number.parseFloat(x ?? ""));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  await test.step("services at work: a column is as high as its count says", () => {
    const load = section.first(".plan-load");
    const counts = load.texts("text").map(Number);
    const heights = load.attributes("rect", "height").map((one) => Number.parseFloat(one ?? ""));
    const highest = Math.max(...counts);
    expect(counts).toHaveLength(5);
    for (const [index, count] of counts.entries())
      expect(heights[index]).toBeCloseTo((count / highest) * Math.max(...heights), 1);
  });

  await test.step("the featured card, the AI panel with its four steps, charts, the lab", () => {
    const featured = section.named("Strategic Business Consulting");
    expect(featured.links()).toContain("Get In Touch → /contact?topic=strategic-consulting");
    expect(featured.count('.pictogram[width="32"]')).toBe(1);
    expect(section.named("Why Our AI Services").texts("ol h4")).toEqual(
      servicesPage.ai.process.map(({ title }) => title),
    );
    const analytics = section.named("Performance Analytics & Insights");
    expect(analytics.texts("h3")).toEqual(servicesPage.analytics.charts.map(({ title }) => title));
    expect(analytics.texts("figure summary")).toEqual(["Show the data"]);
    expect(analytics.count("figure details table")).toBe(4);
    const inLab = section.all("section").find((one) => one.count("#innovation-lab"));
    expect(inLab?.texts("[data-claim]")).toEqual(["35+", "18", "73%"]);
    expect(inLab?.count('article > .pictogram[width="32"]')).toBe(1);
  });

  await test.step("the comparison and the engagement models have a header for every cell", () => {
    const { columns, rows } = servicesPage.comparison;
    const table = section.named(`Why Choose ${site.name} PMaaS`).first("table");
    const heads = ["Aspect", "PMaaS", "In-house PMO", "Traditional consultancy"];
    expect(table.texts('th[scope="col"]')).toEqual(heads);
    expect(table.texts('th[scope="row"]')).toEqual(rows.map(({ aspect }) => aspect));
    // On phones each cell says its column.
    expect(table.texts("td")).toEqual(
      rows.flatMap(({ values }) => columns.map((column, index) => `${column} ${values[index]}`)),
    );
    const { columns: terms, models } = servicesPage.engagement;
    const offers = section.named("Engagement models").first("table");
    const { model: _, ...labels } = terms;
    expect(offers.texts('th[scope="col"]')).toEqual(Object.values(terms));
    expect(offers.texts('th[scope="row"] > span')).toEqual(models.map(({ model }) => model));
    expect(offers.texts("td > b")).toEqual(models.flatMap(() => Object.values(labels)));
  });

  await test.step("certifications and figures, each named once", () => {
    const assurance = section.named("Industry Certifications & Standards");
    const figures = assurance.first("dl").texts("dd");
    const named = ["98.7%", "24", "ISO 27001", "GDPR", "SOC 2 Type II", "99.99%", "PMP", "ITIL v4"];
    expect(figures).toEqual(named);
    expect(certifications.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual(
      [],
    );
    // How data is handled was here; the old address leads on.
    expect(assurance.links("a#security")).toEqual([
      "Security and data handling → /security#client-data",
    ]);
  });
});
