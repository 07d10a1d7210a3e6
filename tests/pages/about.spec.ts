import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { headingOf } from "../../app/bands/hubs/schema.ts";
import { content } from "../../app/content/content.ts";
import { caseStudyPath, claimPath, servicePath } from "../../app/lib/paths.ts";
import { filled } from "../../app/lib/use-words.ts";
import { allPages } from "../../app/site.ts";
import { read } from "../support/built-files.ts";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";
import { needed, neededBand } from "../support/needed.ts";
import { built } from "./built-parts.ts";

const { claims, words } = content;
const main = (kind: Parameters<typeof pathOfKind>[0]) => built(pathOfKind(kind)).first("main");

test("every practice leads to its service, and its bar starts with its year", () => {
  const { practices } = neededBand("practices");
  const drawn = main("practices").first(".practice-years");
  expect(drawn.attributes("a", "href")).toEqual(
    practices.map(({ service }) => servicePath(service.id)),
  );
  const html = read(`${pathOfKind("practices")}/index.html`);
  const starts = drawn.attributes("li:has([data-run])", "class").map((name) => {
    const [, start] = new RegExp(`\\.${name}\\{--starts:(\\d+)`).exec(html) ?? [];
    return Number(start);
  });
  const years = practices.map(({ since }) => since);
  expect(starts.map((start, index) => start >= (starts[index - 1] ?? 1))).not.toContain(false);
  expect(new Set(starts).size).toBe(new Set(years).size);
});

test("the hubs add up to the firm, each at work in its own hours", () => {
  const { heading, hubs } = neededBand("hubs");
  const people = hubs.reduce((sum, hub) => sum + (hub.people ?? 0), 0);
  const shown = main("hubs").named(
    `${people} ${headingOf(heading, hubs.length, words.durations.numbers)}`,
  );
  const days = hubs.flatMap(({ day, dutyDesk }) => (day ? [{ day, dutyDesk }] : []));
  const starts = days.map(({ day }) => expect.closeTo((day.from / 24) * 100, 1));
  expect(shown.attributes("rect", "x").map((x = "") => Number.parseFloat(x))).toEqual(starts);
  const { dutyDesk, workingDay } = words.figures;
  const clock = (hours: number) =>
    hours === 24 ? "24:00" : new Date(hours * 60 * 60 * 1000).toISOString().slice(11, 16);
  for (const { day, dutyDesk: isDesk } of days) {
    const hours = { from: clock(day.from), to: clock(day.to) };
    expect(shown.text).toContain(filled(isDesk ? dutyDesk : workingDay, hours));
  }
});

test("every lead has a program that can be read about", () => {
  const { heading, leads } = neededBand("practice-leads");
  const shown = main("practice-leads").named(heading).all("li");
  expect(shown).toHaveLength(leads.length);
  for (const [index, { service, years, source }] of leads.entries()) {
    if (years) expect(shown[index]?.text).toContain(filled(words.figures.years, { count: years }));
    const links = shown[index]?.attributes("a", "href") ?? [];
    if (service) expect(links.shift()).toBe(servicePath(service.id));
    if (source)
      expect(links[0]).toMatch(
        new RegExp(`^(${pathOfKind("quotes-in-time")}#|${caseStudyPath("")})`),
      );
  }
});

test("the ledger heads each claim with its label and its figure", () => {
  const ledger = needed(claimPath(content), "ledger of its claims");
  const rows = main("claims-ledger")
    .first(`#${ledger.split("#")[1]}`)
    .all("li");
  expect(rows.map((row) => [row.texts("h3")[0], row.texts("[data-claim]")[0]])).toEqual(
    claims.map(({ label, value }) => [label, value]),
  );
});

sharedTest("a figure leads to its row, and the row to its case study", async ({ page }) => {
  needed(claimPath(content), "ledger of its claims");
  const { figures } = neededBand("figure-row");
  const { claim, label } = needed(
    figures.find(({ claim }) => claims.find(({ id }) => id === claim.id)?.cases),
    "figure that a case study shows",
  );
  const [study] = claims.find(({ id }) => id === claim.id)?.cases ?? [];
  await open(page, pathOfKind("figure-row"));
  await page.getByRole("link", { name: label ?? claim.label, exact: true }).press("Enter");
  await expect(page).toHaveURL(claimPath(content, claim.id) ?? "");
  const row = page.locator(`li:has(#${claim.id})`);
  await expect(row.getByText(words.figures.checkedBy)).toBeInViewport();
  await row.locator(`a[href="${caseStudyPath(study?.slug ?? "")}"]`).click();
  await expect(page).toHaveURL(caseStudyPath(study?.slug ?? ""));

  await page.setViewportSize({ width: 390, height: 844 });
  // Home, if it has one.
  await open(page, allPages.find((path) => built(path).count("main [data-claim]")) ?? "");
  const figure = page.locator("[data-claim]").first();
  const id = await figure.getAttribute("data-claim");
  const box = await figure.locator("..").boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await figure.click({ position: { x: 4, y: 4 }, force: true });
  await expect(page).toHaveURL(claimPath(content, id ?? "") ?? "");
});
