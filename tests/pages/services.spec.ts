import { certifications } from "../../app/content/certifications.ts";
import { serviceIds } from "../../app/content/ids.ts";
import { servicesPage } from "../../app/content/services-page.ts";
import { site } from "../../app/site.ts";
import { expect, test } from "../support/fixtures.ts";
import { services } from "../support/service-content.ts";
import { built } from "./built-parts.ts";

const main = () => built("/services").first("main");

test("the landing says what is specified for it", async () => {
  await test.step("hero with three ways on, and three values", () => {
    const values = main().named("What you can expect");
    expect(values.texts("h3")).toEqual(servicesPage.values.map(({ title }) => title));
    expect(main().links()).toEqual(
      expect.arrayContaining([
        "Back to Services → /services#services",
        "Explore All Services → /services#services",
      ]),
    );
    const calls = main().links("a[data-call]");
    expect(calls.filter((call) => call.startsWith("Schedule"))).toEqual([
      "Schedule a Strategic Consultation → /contact",
      "Schedule a Strategic Consultation → /contact",
    ]);
    expect(main().first("#contact").links()).toEqual([calls.at(-1)]);
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

test("the section holds every part in the specified order", async () => {
  const section = main().first("#services");
  expect(section.texts("section h2")).toEqual([
    // On phones alone: on the plan these three stand first.
    "Flagship Services",
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
  ]);

  await test.step("a card for every service, in the order of the list", () => {
    const flagship = [
      "project-management-service",
      "strategic-consulting",
      "digital-transformation",
    ];
    const cards = section.all("details.fold article:has(> a)");
    const linked = cards.map((card) => card.attributes("a", "href")[0]?.slice(10) ?? "");
    expect(linked).toEqual([...flagship, ...serviceIds.filter((id) => !flagship.includes(id))]);
    for (const [index, id] of linked.entries()) {
      const { title = "", description } = services.find((one) => one.id === id) ?? {};
      expect(cards[index]?.texts("h3, p")).toEqual([title, description]);
      expect(cards[index]?.texts("a")).toEqual([`Learn more: ${title}`]);
    }
  });

  await test.step("the plan has every service once, by group", () => {
    const plan = section.first("figure.plan");
    expect(section.texts("figure.plan > ul > li > a")).toEqual([
      "Flagship Services",
      "Enterprise Solutions",
      "Specialized Services",
      "Industry Expertise",
      "Technology Transformation",
      "Premium Service Offerings",
      "Next-Generation AI Solutions",
      "Innovation Lab & Advanced Solutions",
    ]);
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

  await test.step("the featured card, then the AI group with its panel and four steps", () => {
    const featured = section.named("Strategic Business Consulting");
    expect(featured.links()).toContain("Get In Touch → /contact?topic=strategic-consulting");
    const ai = section.named("Next-Generation AI Solutions");
    expect(ai.texts("h3")[0]).toBe("Why Our AI Services");
    expect(ai.texts("article[id] h3")).toHaveLength(6);
    expect(ai.texts("ol h4")).toEqual([
      "Discovery & Assessment",
      "Solution Design",
      "Development & Integration",
      "Deployment & Optimization",
    ]);
  });

  await test.step("charts and the lab", () => {
    expect(section.named("Performance Analytics & Insights").texts("h3")).toEqual([
      "Success metrics",
      "Industry split",
      "Yearly delivery",
      "Quarterly cost savings",
    ]);
    expect(section.named("Innovation Lab & Advanced Solutions").texts("[data-claim]")).toEqual([
      "35+",
      "18",
      "73%",
    ]);
  });

  await test.step("the comparison is a table with a header for every cell", () => {
    const { columns, rows } = servicesPage.comparison;
    const table = section.named(`Why Choose ${site.name} PMaaS`).first("table");
    expect(table.texts('th[scope="col"]')).toEqual([
      "Aspect",
      "PMaaS",
      "In-house PMO",
      "Traditional consultancy",
    ]);
    expect(table.texts('th[scope="row"]')).toEqual(rows.map(({ aspect }) => aspect));
    // On phones each cell says its column.
    expect(table.texts("td")).toEqual(
      rows.flatMap(({ values }) => columns.map((column, index) => `${column} ${values[index]}`)),
    );
  });

  await test.step("so are the engagement models", () => {
    const { columns, models, sides } = servicesPage.engagement;
    const table = section.named("Engagement models").first("table");
    expect(table.texts('th[scope="col"]')).toEqual(Object.values(columns));
    expect(table.all("tbody tr").map((row) => row.texts("th > span, td > *"))).toEqual(
      models.map(({ model, youCarry, weCarry, payment, exit }) => [
        model,
        // On phones each cell says its column.
        ...[columns.youCarry, youCarry, columns.weCarry, weCarry, columns.payment, payment],
        ...[columns.exit, `${sides.you} ${exit.you}`, `${sides.we} ${exit.we}`],
      ]),
    );
  });

  await test.step("who is better served elsewhere, and how data is handled", () => {
    expect(section.named("When not to hire us").texts("h3")).toEqual(
      servicesPage.notFor.cases.map(({ title }) => title),
    );
    const assurance = section.named("Industry Certifications & Standards");
    const [strip, handling] = assurance.all("dl");
    expect(strip?.texts("dd")).toEqual([
      "98.7%",
      "24",
      "ISO 27001",
      "GDPR",
      "SOC 2 Type II",
      "99.99%",
    ]);
    // Each is named as such once.
    const named = [...assurance.texts("h3"), ...(strip?.texts("dd") ?? [])];
    for (const { name } of certifications)
      expect(
        named.filter((one) => one === name),
        name,
      ).toHaveLength(1);
    expect(assurance.texts("h3#security")).toEqual(["Security and data handling"]);
    expect(handling?.texts("dt, dd")).toEqual(
      servicesPage.security.items.flatMap(({ term, text }) => [term, text]),
    );
  });
});
