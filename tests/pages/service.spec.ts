import { bandOfKind } from "../../app/bands/band-words.test-helper.ts";
import type { BandKind, BandWords } from "../../app/bands/kinds.ts";
import { content } from "../../app/content/all-offers.test-helper.ts";
import type { FirstFourWeeks, Visualization } from "../../app/content/types.ts";
import { caseStudyPath, servicePath } from "../../app/lib/paths.ts";
import { filled } from "../../app/lib/use-words.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { contact, servicesPage } from "../support/places.ts";
import { built, lettersOf, type Part } from "./built-parts.ts";

const { claims, fridayReport, services, serviceGroups } = content;
const serviceAliases = serviceGroups.aliases;

const { words } = content;
const { actions } = words;

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

/** The reason and the call stand before the schedule: the critical path row by row, then all other work. */
function expectSchedule(main: Part, { work, handover }: FirstFourWeeks) {
  const { label, typical } = bandOfKind("schedule");
  const order = main.texts("h1 + p, a[data-call], .schedule h2").slice(1, 3);
  expect(order).toEqual([actions.schedule, expect.stringContaining(handover.name.slice(1))]);
  const schedule = main.first(".schedule");
  for (const said of [label, typical]) expect(schedule.text).toContain(said);
  const path = schedule.texts(".schedule-rows > ol > li");
  const last = path.pop();
  expect(last).toContain(filled(words.schedule.handover, { name: handover.name }));
  expect(last).toContain(String(handover.day));
  const others = schedule.texts("details li");
  expect(schedule.texts("summary").join()).toContain(String(others.length || ""));
  for (const [lines, isCritical] of [
    [path, true],
    [others, false],
  ] as const) {
    const due = work.filter(({ critical = false }) => critical === isCritical);
    expect(lines).toHaveLength(due.length);
    for (const [index, { name, who, gate }] of due.entries()) {
      for (const said of [name, who, gate ? filled(words.schedule.decision, { name: gate }) : ""])
        expect(lines[index]).toContain(said);
      expect(lines[index]?.includes(words.schedule.onCriticalPath), name).toBe(isCritical);
    }
  }
}

for (const service of services)
  test(`${service.id} has the parts specified for a ${service.template}`, async () => {
    const path = servicePath(service.id);
    const main = built(path).first("main");
    const { bands = [] } = content.entryPages.find((one) => one.path === path) ?? {};
    const words = <K extends BandKind>(kind: K) =>
      bands.find(({ band }) => band === kind) as BandWords<K> | undefined;
    /** Where a part leads; what has nothing to show is not there, heading and all. */
    const linksUnder = (heading = "") =>
      main.texts("h2").includes(heading) ? main.named(heading).attributes("a", "href") : [];
    const to = `${contact}?topic=${service.id}`;
    const call = `${actions.schedule} → ${to}`;
    expect(main.texts("h1")).toEqual([service.title]);
    expect(main.links("a[data-call]")[0]).toBe(call);
    if (service.visualization)
      expectTable(main.first("figure:has(details)"), service.visualization);
    else expect(main.count("figure:has(details)")).toBe(0);
    expect(main.links()).toEqual(
      expect.arrayContaining([
        `${actions.backToServices} → ${servicesPage}`,
        ...service.instead.map((one) => linkTo(one.id)),
      ]),
    );
    const { facts = [] } = words("service-opening") ?? {};
    expect(main.texts(".service-facts dd")).toEqual(facts.map(({ text }) => text));
    const { picture = serviceGroups.groups.find(({ id }) => id === service.group)?.picture } =
      service;
    expect(main.attributes("#top img", "alt")).toEqual(picture ? [picture.imageAlt] : []);
    if (service.schedule && words("schedule")) expectSchedule(main, service.schedule);
    else expect(main.count(".schedule")).toBe(0);
    /** The given ones come first, then what this service alone names; each says when to prefer it. */
    const expectSisters = (heading: string | undefined, given: readonly string[]) => {
      const preferred = service.instead.filter((one) => !given.includes(one.id));
      const shown = linksUnder(heading);
      expect(shown.slice(0, given.length)).toEqual(given.map(servicePath));
      if (!shown.length) return;
      expect(shown.slice(given.length).sort()).toEqual(
        preferred.map((one) => servicePath(one.id)).sort(),
      );
      for (const { when } of service.instead)
        expect(main.named(heading ?? "").text).toContain(when);
    };
    const figures = service.figures.map((id) => claims.find((one) => one.id === id)?.value);
    expect(main.texts("[data-claim]")).toEqual(expect.arrayContaining(figures));

    // That each list says its words is asked of every page in content.spec.ts.
    if (service.template === "solution") {
      const { benefits, related } = words("solution-text") ?? {};
      expect(linksUnder(benefits?.heading)).toEqual(service.benefits.length ? [to] : []);
      expect(linksUnder(words("chosen-case-studies")?.heading)).toEqual(
        service.caseStudies.map(({ caseStudy }) => caseStudyPath(caseStudy.slug)),
      );
      // One that did without the service says so.
      const { otherServices } = content.words.caseStudies;
      for (const [index, { caseStudy }] of service.caseStudies.entries()) {
        const chosen = main.named(words("chosen-case-studies")?.heading ?? "").texts("li");
        const isUsed = caseStudy.servicesUsed.some(({ id }) => id === service.id);
        expect(chosen[index]?.includes(otherServices), caseStudy.slug).toBe(!isUsed);
      }
      const neighbors = related?.services.filter(({ id }) => id !== service.id) ?? [];
      expectSisters(
        related?.heading,
        neighbors.map(({ id }) => id),
      );
    } else {
      const { related, quickInfo, getInTouch } = words("service-text") ?? {};
      const others = services.filter(({ id }) => id !== service.id);
      const isNear = ({ group }: { group: string }) => group === service.group;
      const inOrder = [...others.filter(isNear), ...others.filter((one) => !isNear(one))];
      expectSisters(
        related?.heading,
        inOrder.slice(0, related?.count ?? 0).map(({ id }) => id),
      );
      expect(linksUnder(getInTouch?.heading)).toEqual(getInTouch ? [to] : []);
      if (quickInfo?.items.length)
        expect(main.named(quickInfo.heading).texts("dd")).toEqual(
          quickInfo.items.map(({ text }) => text),
        );
      const why = words("why-us");
      if (!why) return;
      expect(main.named(why.heading).texts("[data-claim]")).toEqual([
        ...why.figures.map(({ claim }) => claim.value),
        ...figures,
      ]);
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
  // Its hash opens it.
  await open(page, `/services/${fridayReport?.example}#sample`);
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
