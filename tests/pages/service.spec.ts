import { bandOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import type { Visualization } from "../../app/content/types.ts";
import { caseStudyPath } from "../../app/lib/paths.ts";
import { filled } from "../../app/lib/use-words.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { built, lettersOf, type Part } from "./built-parts.ts";

const { claims, fridayReport, services } = content;
const serviceAliases = content.serviceGroups.aliases;

const { words } = content;
const { actions } = words;

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
    expect(rows.map((row) => row.includes(words.charts.critical))).toEqual(
      [...visualization.bars, ...visualization.milestones].map((one) => "critical" in one),
    );
  const hasFigures = visualization.kind === "chart" || visualization.kind === "gantt";
  expect(figure.text.includes(words.charts.sample)).toBe(hasFigures);
}

/** The reason and the call stand before the schedule; that is drawn row by row. */
function expectSchedule(
  main: Part,
  { schedule: { work, handover } }: Extract<WrittenService, { template: "service" }>,
) {
  const { label, typical } = bandOfKind("schedule");
  const order = main.texts("h1 + p, a[data-call], .schedule h2").slice(1, 3);
  expect(order).toEqual([actions.schedule, expect.stringContaining(handover.name.slice(1))]);
  const schedule = main.first(".schedule");
  for (const said of [label, typical]) expect(schedule.text).toContain(said);
  const lines = schedule.texts(".schedule-rows li");
  expect(lines).toHaveLength(work.length + 1);
  for (const [index, { name, who, critical, gate }] of work.entries()) {
    for (const said of [name, who, gate ? filled(words.schedule.decision, { name: gate }) : ""])
      expect(lines[index]).toContain(said);
    expect(lines[index]?.includes(words.schedule.onCriticalPath), name).toBe(critical === true);
  }
  expect(lines.at(-1)).toContain(filled(words.schedule.handover, { name: handover.name }));
  expect(lines.at(-1)).toContain(String(handover.day));
}

for (const service of services)
  test(`${service.id} has the parts specified for a ${service.template}`, async () => {
    const main = built(`/services/${service.id}`).first("main");
    const to = `/contact?topic=${service.id}`;
    const call = `${actions.schedule} → ${to}`;
    expect(main.texts("h1")).toEqual([service.title]);
    expect(main.links("a[data-call]")[0]).toBe(call);
    expectTable(main.first("figure:has(details)"), service.visualization);
    expect(main.links()).toEqual(
      expect.arrayContaining([
        `${actions.backToServices} → /services`,
        ...service.instead.map((one) => linkTo(one.service)),
      ]),
    );
    expect(main.named(bandOfKind("combined-services").heading).links()).toEqual(
      service.combinedWith.map((one) => linkTo(one.service)),
    );
    const figures = (service.figures ?? []).map((id) => claims.find((one) => one.id === id)?.value);
    expect(main.texts("[data-claim]")).toEqual(expect.arrayContaining(figures));

    // That each list says its words is asked of every page in content.spec.ts.
    if (service.template === "solution") {
      const { benefits, related } = bandOfKind("solution-text");
      expect(main.named(benefits.heading).links()).toEqual([`${actions.contact} → ${to}`]);
      expect(main.named(bandOfKind("chosen-case-studies").heading).attributes("a", "href")).toEqual(
        service.caseStudies.map(({ slug }) => caseStudyPath(slug)),
      );
      const neighbors = related?.services.filter(({ id }) => id !== service.id) ?? [];
      expect(main.named(related?.heading ?? "").links()).toEqual(
        neighbors.map(({ id }) => linkTo(id)),
      );
    } else {
      expectSchedule(main, service);
      const { related, quickInfo, getInTouch } = bandOfKind("service-text");
      const why = bandOfKind("why-us");
      const reasons = main.named(why.heading);
      expect(reasons.texts("[data-claim]")).toEqual([
        ...why.figures.map(({ claim }) => claim.value),
        ...figures,
      ]);
      expect(reasons.links()).toContain(call);
      expect(main.named(related?.heading ?? "").links()).toHaveLength(related?.count ?? 0);
      expect(main.named(getInTouch?.heading ?? "").attributes("a", "href")).toEqual([to]);
      const facts = main.named(quickInfo.heading).texts("dd");
      expect(facts).toHaveLength(quickInfo.items.length - (service.quickInfo.usual ? 0 : 1));
    }
  });

test("a second address shows the same service", () => {
  for (const { address, service } of serviceAliases)
    expect(built(`/services/${address}`).first("main").text).toBe(
      built(`/services/${service}`).first("main").text,
    );
});

test("the Friday report can be seen before it is bought", async ({ page }) => {
  test.skip(!fridayReport, "this firm shows none");
  await open(page, `/services/${fridayReport?.example}`);
  const sample = page.locator("#sample");
  const picture = sample.getByRole("img");
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(850);
  await sample.getByRole("link").click();
  for (const { decision } of fridayReport?.decisions ?? [])
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
