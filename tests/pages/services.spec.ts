import { certifications, servicesPage } from "../../app/content/content.ts";
import { serviceIds, services } from "../../app/content/services.ts";
import { slugOf } from "../../app/lib/slug.ts";
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
      "Learn more: Manufacturing → /client-success-stories?industry=Manufacturing",
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
const groups = [flagship, enterprise, specialized, industry, technology, premium];

test("the section holds every part in the specified order", async () => {
  const section = main().first("#services");
  expect(section.texts("section h2")).toEqual([
    // The flagship on phones alone: on the plan these three stand first.
    ...groups,
    "Strategic Business Consulting",
    ai,
    "Performance Analytics & Insights",
    lab,
    `Why Choose ${site.name} PMaaS`,
    "Engagement models",
    "When not to hire us",
    "Industry Certifications & Standards",
  ]);

  await test.step("a card for every service, in the order of the list", () => {
    const first = ["project-management-service", "strategic-consulting", "digital-transformation"];
    const cards = section.all("details.fold article:has(> a)");
    const linked = cards.map((card) => card.attributes("a", "href")[0]?.slice(10) ?? "");
    expect(linked).toEqual([...first, ...serviceIds.filter((id) => !first.includes(id))]);
    for (const [index, id] of linked.entries()) {
      const { title = "", description } = services.find((one) => one.id === id) ?? {};
      expect(cards[index]?.texts("h3, p")).toEqual([title, description]);
      expect(cards[index]?.texts("a")).toEqual([`Learn more: ${title}`]);
    }
  });

  await test.step("the plan has every service once, by group", () => {
    const plan = section.first("figure.plan");
    const names = "figure.plan > ul > li > a";
    expect(section.texts(names)).toEqual([...groups, ai, lab]);
    // The name of a group leads to its cards; the flagship has none but on phones.
    const cards = [...groups.slice(1).map(slugOf), "ai-solutions", "innovation-lab"];
    const [, ...ways] = section.attributes(names, "href");
    expect(ways).toEqual(cards.map((id) => `#${id}`));
    const rows = plan.all("li li > a");
    expect(plan.attributes("li li > a", "href").toSorted()).toEqual(
      services.map(({ id }) => `/services/${id}`).toSorted(),
    );
    // Its bar stands where its phases say, in quarters of five, and ends on an event or goes on.
    for (const { title, description, phases } of services) {
      const row = rows.find((one) => one.texts("span")[0] === title);
      expect(row?.text, title).toContain(description);
      expect(row?.attributes("rect", "x"), title).toEqual([`${phases.from * 5}%`]);
      expect(row?.attributes("rect", "width")).toEqual([`${(phases.to - phases.from) * 5}%`]);
      expect(row?.count("circle")).toBe(phases.ends ? 1 : 0);
    }
  });

  await test.step("the featured card, the AI group with its panel and four steps, charts, the lab", () => {
    const featured = section.named("Strategic Business Consulting");
    expect(featured.links()).toContain("Get In Touch → /contact?topic=strategic-consulting");
    expect(section.named(ai).texts("h3")[0]).toBe("Why Our AI Services");
    expect(section.named(ai).count("article[id] h3")).toBe(6);
    expect(section.named(ai).texts("ol h4")).toEqual(
      servicesPage.ai.process.map(({ title }) => title),
    );
    const charts = section.named("Performance Analytics & Insights").texts("h3");
    expect(charts).toEqual(servicesPage.analytics.charts.map(({ title }) => title));
    expect(section.named(lab).texts("[data-claim]")).toEqual(["35+", "18", "73%"]);
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
    const named = ["98.7%", "24", "ISO 27001", "GDPR", "SOC 2 Type II", "99.99%"];
    expect(figures).toEqual(named);
    const once = [...assurance.texts("h3"), ...figures];
    for (const { name } of certifications)
      expect(once.filter((one) => one === name)).toEqual([name]);
    expect(assurance.texts("h3#security")).toEqual(["Security and data handling"]);
  });
});
