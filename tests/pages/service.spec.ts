import { fridayReport, servicePage } from "../../app/content/content.ts";
import { services } from "../../app/content/services.ts";
import type { Visualization } from "../../app/content/types.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { built, lettersOf, type Part } from "./built-parts.ts";

type WrittenService = (typeof services)[number];

const linkTo = (id: string) => `${services.find((one) => one.id === id)?.title} → /services/${id}`;

/** A drawing has a table, with a row for everything drawn that has all its words and numbers. */
function expectTable(figure: Part, visualization: Visualization) {
  const drawn: object[] = Object.values(visualization).filter(Array.isArray).flat();
  const rows = figure.texts("details tbody tr");
  expect(rows).toHaveLength(drawn.length);
  for (const [index, one] of drawn.entries())
    for (const value of Object.values(one).flat())
      expect(lettersOf(rows[index] ?? "")).toContain(
        value === true ? "" : lettersOf(String(value)),
      );
  if (visualization.kind === "gantt")
    expect(rows.map((row) => row.includes("Critical path"))).toEqual(
      [...visualization.bars, ...visualization.milestones].map((one) => "critical" in one),
    );
  const hasFigures = visualization.kind === "chart" || visualization.kind === "gantt";
  expect(figure.text.includes("Illustrative figures")).toBe(hasFigures);
}

/** The reason and the call stand before the first four weeks; those are drawn row by row. */
function expectSchedule(
  main: Part,
  { schedule: { work, handover } }: Extract<WrittenService, { template: "service" }>,
) {
  const order = main.texts("h1 + p, a[data-call], #first-four-weeks h2").slice(1, 3);
  const heading = `${handover.name} by day ${handover.day}`;
  expect(order).toEqual([
    "Schedule a Consultation",
    heading.charAt(0).toUpperCase() + heading.slice(1),
  ]);
  const schedule = main.first("#first-four-weeks");
  expect(schedule.text).toContain("The first four weeks");
  expect(work[0].critical, "what starts the critical path comes first").toBe(true);
  expect(schedule.text).toContain(servicePage.schedule.typical);
  const lines = schedule.texts(".schedule-rows li");
  expect(lines).toHaveLength(work.length + 1);
  for (const [index, { name, who, critical, gate }] of work.entries()) {
    for (const words of [name, who, gate ? `Decision: ${gate}` : ""])
      expect(lines[index]).toContain(words);
    expect(lines[index]?.includes("On the critical path"), name).toBe(critical === true);
  }
  expect(lines.at(-1)).toContain(`Handover: ${handover.name}`);
  expect(lines.at(-1)).toContain(`day ${handover.day}`);
  // Two areas are on ink: the schedule and the closing call.
  expect(main.attributes(".on-ink", "id")).toEqual(["first-four-weeks", "contact"]);
}

for (const service of services)
  test(`${service.id} has the parts specified for a ${service.template}`, async () => {
    const main = built(`/services/${service.id}`).first("main");
    const call = `Schedule a Consultation → /contact?topic=${service.id}`;
    const related = main.named("Related Services").links();
    expect(main.texts("h1")).toEqual([service.title]);
    expect(main.links("a[data-call]")[0]).toBe(call);
    expectTable(main.first("figure:has(details)"), service.visualization);
    expect(main.links()).toEqual(
      expect.arrayContaining([
        "Back to Services → /services",
        ...service.instead.map((one) => linkTo(one.service)),
      ]),
    );
    expect(main.named("Often combined with").links()).toEqual(
      service.combinedWith.map((one) => linkTo(one.service)),
    );

    if (service.template === "solution") {
      expect(main.text).toContain("Enterprise Solution");
      expect(main.texts("h2")).toEqual(
        expect.arrayContaining(service.sections.map(({ heading }) => heading)),
      );
      expect(main.named("Key Features & Capabilities").texts("li")).toEqual(service.features);
      const benefits = main.named("Business Benefits");
      expect(benefits.texts("li > :first-child")).toEqual(service.benefits.map(({ text }) => text));
      expect(benefits.links()).toEqual([`Contact Us → /contact?topic=${service.id}`]);
      expect(main.named("Success Stories").links()).toEqual(
        service.caseStudies.map(({ slug }) =>
          expect.stringMatching(`^Read case study: .* → /case-study/${slug}$`),
        ),
      );
      const neighbors = servicePage.neighbors.filter((id) => id !== service.id);
      expect(related).toEqual(neighbors.map(linkTo));
    } else {
      expectSchedule(main, service);
      expect(main.named("Overview").texts("h3")).toEqual(
        service.overview.map(({ label }) => label),
      );
      expect(main.named("Key Features").texts("li")).toEqual(service.features);
      expect(main.named("Business Benefits").texts("ol > li")).toEqual(
        service.benefits.map((text, index) => `0${index + 1}${text}`),
      );
      const why = main.named("Why Choose Us");
      expect(why.texts("[data-claim]").slice(0, 3)).toEqual(["250+", "98%", "24/7"]);
      expect(why.texts("dt").slice(0, 3)).toEqual([
        "Enterprise Projects",
        "Client Satisfaction",
        "Global Support",
      ]);
      expect(why.links()).toContain(call);
      expect(related).toHaveLength(5);
      expect(main.named("Get In Touch").attributes("a", "href")).toEqual([
        `/contact?topic=${service.id}`,
      ]);
      const { firstResult, team, weAsk, usual = [] } = service.quickInfo;
      expect(main.named(servicePage.quickInfo.heading).texts("dd")).toEqual([
        `Week ${firstResult.week}: ${firstResult.text}`,
        "3–6 weeks, from kickoff to the first result in use",
        team,
        weAsk,
        "Kickoff within two weeks of signature",
        "Worldwide, with local support",
        "Project-based, retainer or outcome-based",
        ...[usual].flat(),
        service.industries.join(", "),
      ]);
    }
  });

test("single pages have what is theirs alone", () => {
  const flagship = built("/services/project-management-service");
  expect(flagship.named("Why Choose Us").text).toContain("98.7%");
  expect(built("/services/innovation-lab").texts("main [data-claim]")).toEqual(
    expect.arrayContaining(["35+", "18", "73%"]),
  );
  const alias = built("/services/ai-strategy-consulting").first("main");
  expect(alias.text).toBe(built("/services/ai-strategy-roadmap").first("main").text);
  // A benefit has its months, and says them aloud.
  const panel = built("/services/program-governance-assurance").named("Business Benefits");
  expect(panel.attributes("li", "class")).toEqual([
    "starts-1 ends-2 step-0",
    "starts-1 ends-13 step-1",
    "starts-2 ends-7 step-2",
    "starts-2 ends-13 step-3",
    "starts-3 ends-13 step-4",
    "starts-4 ends-13 step-5",
  ]);
  const spoken = panel.texts("li .sr-only").slice(0, 3);
  expect(spoken).toEqual(["month 1", "from month 1", "months 2 to 6"]);
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
  expect(crossing, "Too long for the sheet: shorten it in content/friday-report.yaml").toEqual([]);
});
