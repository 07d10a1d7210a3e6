import { certifications, servicesPage } from "../../app/content/content.ts";
import { getService, serviceGroups, services } from "../../app/content/services.ts";
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

const featured = serviceGroups.flatMap((group) => group.featured ?? []);

test("the section holds every part in the specified order", async () => {
  const section = main().first("#services");
  expect(section.texts("section h2")).toEqual([
    ...serviceGroups.flatMap(({ title, featured }) =>
      featured ? [title, getService(featured.service).title] : [title],
    ),
    "Performance Analytics & Insights",
    `Why Choose ${site.name} PMaaS`,
    "Engagement models",
    "When not to hire us",
    "Industry Certifications & Standards",
  ]);

  await test.step("the plan has every service once, by group: a row, or a card after the group", () => {
    const plan = section.first(".plan");
    const cards = ':is(article, .featured-service) a[href^="/services/"]';
    const addressed = section.attributes(cards, "href");
    expect(addressed.toSorted()).toEqual(services.map(({ id }) => `/services/${id}`).toSorted());
    for (const group of serviceGroups)
      expect(plan.named(group.title).attributes("article a", "href").toSorted()).toEqual(
        group.services.map((id) => `/services/${id}`).toSorted(),
      );
  });

  await test.step("a row is the card of its service", () => {
    const rows = section.first(".plan").all("article");
    for (const { id, title, description, phases } of services) {
      if (featured.some(({ service }) => service === id)) continue;
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
    for (const { title } of serviceGroups) {
      const starts = section
        .named(title)
        .attributes("article rect", "x")
        .map((x) => Number.parseFloat(x ?? ""));
      expect(starts, title).toEqual(starts.toSorted((a, b) => a - b));
    }
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

  await test.step("a group has its panel above its rows, then its steps and figures; a card its bar", () => {
    for (const { title, panel, steps, showcase } of serviceGroups) {
      const group = section.named(title);
      const rows = group.texts("article h3");
      expect(group.texts("h3")).toEqual([panel?.heading ?? [], rows, steps?.heading ?? []].flat());
      expect(group.texts("ul h4")).toEqual((panel?.reasons ?? []).map(({ title }) => title));
      expect(group.texts("ol h4")).toEqual((steps?.steps ?? []).map(({ title }) => title));
      expect(group.attributes("dd[data-claim]", "data-claim")).toEqual(showcase?.figures ?? []);
    }
    for (const { service } of featured) {
      const { title, phases } = getService(service);
      const card = section.named(title);
      expect(card.links()).toEqual([
        `Learn more: ${title} → /services/${service}`,
        `Get In Touch → /contact?topic=${service}`,
      ]);
      expect(card.count('.pictogram[width="32"]')).toBe(1);
      expect(card.attributes(".phase-bar rect", "x")).toEqual([`${phases.from * 5}%`]);
    }
  });

  await test.step("charts, each with its table", () => {
    const analytics = section.named("Performance Analytics & Insights");
    expect(analytics.texts("h3")).toEqual(servicesPage.analytics.charts.map(({ title }) => title));
    expect(analytics.texts("figure summary")).toEqual(["Show the data"]);
    expect(analytics.count("figure details table")).toBe(4);
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
      `${servicesPage.certificationsLink?.label} → /security#client-data`,
    ]);
  });
});
