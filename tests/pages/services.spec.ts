import { bandsOfKind, pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import type { BandKind } from "../../app/bands/kinds.ts";
import { content } from "../../app/content/content.ts";
import { testimonialPath } from "../../app/lib/paths.ts";
import { expect, test } from "../support/fixtures.ts";
import { neededBand } from "../support/needed.ts";
import { words } from "../support/places.ts";
import { built } from "./built-parts.ts";

const { phases: allPhases, certifications, services } = content;
const serviceGroups = content.serviceGroups.groups;

const [{ extras = [] } = {}] = bandsOfKind("phase-plan");
const pageWith = (kind: BandKind) => built(pathOfKind(kind)).first("main");
const extrasOf = (id: string) => extras.find(({ group }) => group === id);
const isFeatured = (id: string) => extras.some(({ featured }) => featured?.service.id === id);

/** Quarters of a phase as percent of the axis. */
const percent = (quarters: number) =>
  `${Math.round((quarters / (allPhases.length * 4)) * 1e4) / 100}%`;

test("industries: each has its page and a client behind it", () => {
  const { heading, industries } = neededBand("industries");
  const tiles = pageWith("industries").named(heading).all("article");
  for (const [index, { industry, href, proof }] of industries.entries()) {
    const links = tiles[index]?.links() ?? [];
    expect(links.at(-1)).toBe(`${words.actions.more}: ${industry.name} → ${href}`);
    if (!proof) continue;
    expect(tiles[index]?.text).toContain(`${proof.company.name} ${proof.text}`);
    expect(links[0]).toMatch(
      `${proof.company.name} → ${testimonialPath(content, proof.company.name)}`,
    );
  }
});

test("a row of figures has its own labels, and leads on", () => {
  const { heading, figures, link } = neededBand("figure-row");
  const row = pageWith("figure-row").named(heading);
  expect(row.texts("[data-claim]")).toEqual(figures.map(({ claim }) => claim.value));
  expect(row.texts("dt")).toEqual(figures.map(({ claim, label }) => label ?? claim.label));
  if (link) expect(row.links()).toContain(`${link.label} → ${link.href}`);
});

test("the plan holds every service, group by group", async () => {
  const plan = neededBand("phase-plan");
  const section = pageWith("phase-plan").named(plan.heading);
  expect(section.texts("section h2")).toEqual(
    serviceGroups.flatMap(({ id, title }) =>
      [title, extrasOf(id)?.featured?.service.title ?? []].flat(),
    ),
  );

  await test.step("once: a row, or a card after the group", () => {
    const addressed = section.attributes(':is(article, .plan-card) a[href^="/services/"]', "href");
    expect(addressed.toSorted()).toEqual(services.map(({ id }) => `/services/${id}`).toSorted());
    for (const group of serviceGroups)
      expect(section.named(group.title).attributes("article a", "href").toSorted()).toEqual(
        services
          .filter((one) => one.group === group.id && !isFeatured(one.id))
          .map(({ id }) => `/services/${id}`)
          .toSorted(),
      );
  });

  await test.step("a row is the card of its service", () => {
    const rows = section.all("article");
    for (const { id, title, description, phases, pictogram } of services) {
      if (isFeatured(id)) continue;
      const name = `${title} ${words.actions.more}`;
      const row = rows.find((one) => one.texts("h3")[0] === name);
      expect(row?.text, title).toContain(description.replace(/(?<=\.) .*/, ""));
      expect(row?.links(), title).toEqual([`${name} → /services/${id}`]);
      expect(row?.count('.pictogram[width="32"]'), title).toBe(pictogram ? 1 : 0);
      expect(row?.count(".plan-words, .phase-bar"), title).toBe(phases ? 2 : 0);
      if (!phases) continue;
      // Its bar stands where its phases say, and ends on an event or goes on.
      expect(row?.attributes("rect", "x"), title).toEqual([percent(phases.from)]);
      expect(row?.attributes("rect", "width")).toEqual([percent(phases.to - phases.from)]);
      expect(row?.count("circle")).toBe(phases.ends ? 1 : 0);
      // What the bar says, and what ends it.
      const [said = ""] = row?.texts(".plan-words") ?? [];
      expect(said).toMatch(new RegExp(`\\b(${allPhases.map(({ name }) => name).join("|")})\\b`));
      if (phases.ends) expect(said).toContain(phases.ends);
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
    if (!plan.load || !services.some(({ phases }) => phases)) return;
    const load = section.first(".plan-load");
    const counts = load.texts("text").map(Number);
    const heights = load.attributes("rect", "height").map((one) => Number.parseFloat(one ?? ""));
    const highest = Math.max(...counts);
    expect(counts).toHaveLength(allPhases.length);
    for (const [index, count] of counts.entries())
      expect(heights[index]).toBeCloseTo((count / highest) * Math.max(...heights), 1);
  });

  await test.step("a group has its panel above its rows, then its steps and figures", () => {
    for (const { id, title } of serviceGroups) {
      const { panel, steps, showcase, featured } = extrasOf(id) ?? {};
      const group = section.named(title);
      const rows = group.texts("article h3");
      expect(group.texts("h3")).toEqual([panel?.heading ?? [], rows, steps?.heading ?? []].flat());
      expect(group.attributes("dd[data-claim]", "data-claim")).toEqual(
        (showcase?.figures ?? []).map(({ id }) => id),
      );
      if (!featured) continue;
      const { service } = featured;
      const card = section.named(service.title);
      expect(card.links()).toEqual([
        `${words.actions.more}: ${service.title} → /services/${service.id}`,
        `${words.actions.ask} → /contact?topic=${service.id}`,
      ]);
      expect(card.count('.pictogram[width="32"]')).toBe(service.pictogram ? 1 : 0);
    }
  });
});

test("charts, each with its table", () => {
  const { heading, charts } = neededBand("charts");
  const part = pageWith("charts").named(heading);
  expect(part.texts("h3")).toEqual(charts.map(({ title }) => title));
  expect(part.texts("figure summary")).toEqual([words.charts.data]);
  expect(part.count("figure details table")).toBe(charts.length);
});

test("the comparison has a header for every cell", () => {
  const { heading, aspect, columns, rows } = neededBand("comparison");
  const table = pageWith("comparison").named(heading).first("table");
  expect(table.texts('th[scope="col"]')).toEqual([aspect, ...columns]);
  expect(table.texts('th[scope="row"]')).toEqual(rows.map(({ aspect }) => aspect));
  // On phones each cell says its column.
  expect(table.texts("td")).toEqual(
    rows.flatMap(({ values }) => columns.map((column, index) => `${column} ${values[index]}`)),
  );
});

test("certifications and figures, each named once", () => {
  const { heading, figures, link } = neededBand("certifications");
  const part = pageWith("certifications").named(heading);
  const named = [...figures.map(({ value }) => value), ...certifications.map(({ name }) => name)];
  expect(part.first("dl").texts("dd").toSorted()).toEqual(named.toSorted());
  // An old address leads on.
  if (link?.anchor)
    expect(part.links(`a#${link.anchor}`)).toEqual([`${link.label} → ${link.href}`]);
});
