import { fridayReport } from "../../app/content/friday-report.ts";
import type { ServiceId } from "../../app/content/ids.ts";
import { servicePage } from "../../app/content/service-page.ts";
import type { Visualization } from "../../app/content/types.ts";
import { figureFormat } from "../../app/visualization/figures.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { services } from "../support/service-content.ts";
import { built, type Part } from "./built-parts.ts";

type WrittenService = (typeof services)[number];

const neighborsOfSolutions = [
  "strategic-portfolio-management",
  "enterprise-digital-transformation",
  "program-governance-assurance",
  "business-process-optimization",
] as const;

const titleOf = (id: ServiceId) => services.find((one) => one.id === id)?.title;
const linkTo = (id: ServiceId) => `${titleOf(id)} → /services/${id}`;

/** The table that belongs to a drawing: its head, then a row for everything drawn. */
function tableOf(drawn: Visualization): string[][] {
  switch (drawn.kind) {
    case "chart":
      return [
        ["Name", drawn.measure],
        ...drawn.series.map(({ name, value }) => [name, figureFormat(drawn.measure)(value)]),
      ];
    case "gantt":
      return [
        ["Item", "Kind", `Start (${drawn.unit}s)`, `End (${drawn.unit}s)`],
        ...drawn.bars.map(({ name, critical, start, end }) => [
          name,
          critical ? "Critical path" : "Work",
          `${start}`,
          `${end}`,
        ]),
        ...drawn.milestones.map(({ name, at }) => [name, "Milestone", `${at}`, `${at}`]),
      ];
    case "workflow":
      return [
        ["Step", "Owner", "Hands over"],
        ...drawn.steps.map(({ name, owner, handover }) => [name, owner, handover]),
      ];
    case "diagram":
      return [
        ["Layer", "Parts"],
        ...drawn.layers.map(({ name, parts }) => [name, parts.join(", ")]),
      ];
  }
}

/** What both templates have: hero, drawing, and the ways on. */
function expectFrame(main: Part, { id, ...service }: WrittenService) {
  expect(main.texts("h1")).toEqual([service.title]);
  expect(main.named("Breadcrumb").text).toBe(`Home/Services/${service.title}`);
  expect(main.links()).toContain("Back to Services → /services");
  for (const words of [service.description, service.lead]) expect(main.text).toContain(words);
  const calls = main.links("a[data-call]");
  expect(calls[0]).toBe(`Schedule a Consultation → /contact?topic=${id}`);

  const { visualization } = service;
  const figure = main.first("figure:has(details)");
  expect(figure.texts("figcaption > *")).toEqual([visualization.title, visualization.summary]);
  expect(figure.count("svg")).toBeGreaterThan(0);
  const hasFigures = visualization.kind === "chart" || visualization.kind === "gantt";
  expect(figure.text.includes("Illustrative figures")).toBe(hasFigures);
  expect(figure.all("details tr").map((row) => row.texts("th, td"))).toEqual(
    tableOf(visualization),
  );

  for (const { when, service: other } of service.instead)
    expect(main.texts("li")).toContain(`If ${when}, see ${titleOf(other)}.`);
  expect(main.links()).toEqual(
    expect.arrayContaining(service.instead.map((one) => linkTo(one.service))),
  );
  expect(main.named("Often combined with").links()).toEqual(
    service.combinedWith.map((one) => linkTo(one.service)),
  );
}

/** The first four weeks, in words too. */
function expectSchedule(
  main: Part,
  { schedule: weeks }: Extract<WrittenService, { template: "service" }>,
) {
  const schedule = main.named("The first four weeks");
  const order = main.texts("h1, a[data-call], #first-four-weeks h2").slice(1, 3);
  expect(order).toEqual(["Schedule a Consultation", "The first four weeks"]);
  expect(schedule.text).toContain(weeks.note);
  expect(schedule.text).toContain("Yours is redrawn on the first call.");
  const lines = schedule.texts(".schedule-rows li");
  expect(lines).toHaveLength(weeks.work.length + 1);
  for (const [index, { name, who, critical, gate }] of weeks.work.entries()) {
    expect(lines[index]).toContain(name);
    expect(lines[index]).toContain(who);
    expect(lines[index]?.includes("On the critical path"), name).toBe(critical === true);
    if (gate) expect(lines[index]).toContain(`Decision: ${gate}`);
  }
  expect(lines.at(-1)).toContain(`Handover: ${weeks.handover.name}`);
  expect(lines.at(-1)).toContain(`day ${weeks.handover.day}`);
  // Two areas are on ink: the schedule and the closing call.
  expect(main.attributes(".on-ink", "id")).toEqual(["first-four-weeks", "contact"]);
}

for (const service of services)
  test(`${service.id} says what is specified for a ${service.template}`, async () => {
    const main = built(`/services/${service.id}`).first("main");
    await test.step("hero, drawing and ways on", () => expectFrame(main, service));
    const related = main.named("Related Services");

    if (service.template === "solution")
      await test.step("the parts of a fixed page", () => {
        expect(main.text).toContain("Enterprise Solution");
        for (const { heading, paragraphs } of service.sections) {
          expect(main.texts("h2")).toContain(heading);
          for (const paragraph of paragraphs) expect(main.text).toContain(paragraph);
        }
        expect(main.named("Key Features & Capabilities").texts("li")).toEqual(service.features);
        expect(service.features).toHaveLength(8);
        const benefits = main.named("Business Benefits");
        expect(benefits.texts("li > :first-child")).toEqual(
          service.benefits.map(({ text }) => text),
        );
        expect(service.benefits).toHaveLength(6);
        expect(benefits.links()).toEqual([`Contact Us → /contact?topic=${service.id}`]);
        expect(main.named("Success Stories").links()).toEqual(
          service.caseStudies.map(({ slug }) =>
            expect.stringMatching(`^Read case study: .* → /case-study/${slug}$`),
          ),
        );
        expect(related.links()).toEqual(
          neighborsOfSolutions.filter((id) => id !== service.id).map(linkTo),
        );
      });
    else
      await test.step("the parts of a service of the catalog", () => {
        expectSchedule(main, service);
        const overview = main.named("Overview");
        expect(overview.texts("h3")).toEqual(service.overview.map(({ label }) => label));
        expect(overview.texts("p")).toEqual(service.overview.map(({ text }) => text));
        expect(main.named("Key Features").texts("li")).toEqual(service.features);
        expect(main.named("Business Benefits").texts("ol > li")).toEqual(
          service.benefits.map((text, index) => `0${index + 1}${text}`),
        );
        const why = main.named("Why Choose Us");
        expect(why.texts("[data-claim]").slice(0, 3)).toEqual(["250+", "98%", "24/7"]);
        expect(why.links()).toContain(`Schedule a Consultation → /contact?topic=${service.id}`);
        expect(new Set(related.links()).size).toBe(5);
        expect(related.links()).not.toContain(linkTo(service.id));
        expect(main.named("Get In Touch").attributes("a", "href")).toEqual([
          `/contact?topic=${service.id}`,
        ]);
        const { firstResult, team, weAsk } = service.quickInfo;
        expect(main.named(servicePage.quickInfo.heading).texts("dd")).toEqual([
          `Week ${firstResult.week}: ${firstResult.text}`,
          "3–6 weeks, from kickoff to the first result in use",
          team,
          weAsk,
          "Worldwide, with local support",
          "Project-based, retainer or outcome-based",
          service.industries.join(", "),
        ]);
      });
  });

test("figures of one practice stand on its own page", () => {
  const flagship = built("/services/project-management-service");
  expect(flagship.named("Why Choose Us").text).toContain("98.7%");
  expect(built("/services/innovation-lab").texts("main [data-claim]")).toEqual(
    expect.arrayContaining(["35+", "18", "73%"]),
  );
});

test("a benefit of a fixed page has its months, and says them aloud", () => {
  const panel = built("/services/program-governance-assurance").named("Business Benefits");
  expect(panel.attributes("li", "class")).toEqual([
    "starts-1 ends-2 step-0",
    "starts-1 ends-13 step-1",
    "starts-2 ends-7 step-2",
    "starts-2 ends-13 step-3",
    "starts-3 ends-13 step-4",
    "starts-4 ends-13 step-5",
  ]);
  expect(panel.texts("li .sr-only").slice(0, 3)).toEqual([
    "month 1",
    "from month 1",
    "months 2 to 6",
  ]);
});

test("an alias shows the service it stands for", () => {
  const alias = built("/services/ai-strategy-consulting").first("main");
  expect(alias.text).toBe(built("/services/ai-strategy-roadmap").first("main").text);
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
