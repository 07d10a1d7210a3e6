import type { Page } from "@playwright/test";
import { bandsOfKind, pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import type { BandKind } from "../../app/bands/kinds.ts";
import { content } from "../../app/content/content.ts";
import type { Service } from "../../app/content/types.ts";
import { testimonialPath } from "../../app/lib/paths.ts";
import { slugOf } from "../../app/text/slug.ts";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";
import { needed, neededBand } from "../support/needed.ts";

const { services, words } = content;
const serviceGroups = content.serviceGroups.groups;

const path = pathOfKind("phase-plan");
const beside = <K extends BandKind>(kind: K) =>
  pathOfKind(kind) === path ? bandsOfKind(kind)[0] : undefined;
const { atRest, extras = [] } = beside("phase-plan") ?? {};
const engagement = beside("engagement-models");
const comparison = beside("comparison");
/** Services with a row, by group. */
const rowsOf = ({ id }: { id: string }) => {
  const { featured } = extras.find(({ group }) => group === id) ?? {};
  return services.filter((one) => one.group === id && one.id !== featured?.service.id);
};
const shown = serviceGroups.flatMap(rowsOf);
/** A row that ends with an event and is not highlighted at rest, and another one in sight of it. */
const ending = shown.find(({ id, phases }) => phases?.ends && id !== atRest?.id) as Service;
const other = shown.find(({ id, group }) => group === ending?.group && id !== ending.id) as Service;

test.beforeEach(() => {
  neededBand("phase-plan");
  needed(ending, "service that ends with an event");
  needed(other, "second service in its group");
});

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const row = (page: Page, title: string) =>
  page.locator(".plan-row").filter({
    has: page.getByRole("link", { name: `${title} ${words.actions.more}`, exact: true }),
  });
const fold = (page: Page, name: string) =>
  page.locator("details.fold").filter({ has: page.locator("summary", { hasText: name }) });

sharedTest("on the plan a service's row is its card", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, path);

  await sharedTest.step(
    "it keeps to the grid of the page, and to one height, or that of one more line",
    async () => {
      const card = row(page, ending.title);
      const lefts = await card.evaluate((element) =>
        [...element.children].slice(0, 4).map((one) => one.getBoundingClientRect().left),
      );
      expect(lefts).toEqual([419, 463, 463, 944]);
      const heights = await page
        .locator(".plan-row")
        .evaluateAll((rows) => rows.map((one) => one.clientHeight));
      expect(new Set(heights).size).toBeLessThanOrEqual(2);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(20);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    },
  );

  await sharedTest.step("pointer and focus choose one; at rest it is the one named", async () => {
    const fill = (title: string) =>
      row(page, title)
        .locator("rect")
        .evaluate((bar) => getComputedStyle(bar).fill);
    const spans = page.locator(".plan-words:not([style])");
    const said = () =>
      spans.evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).clipPath === "none")
          .map((one) => one.textContent),
      );
    if (!atRest) return;
    const rest = atRest.title;
    const [chosen, usual] = [await fill(rest), await fill(ending.title)];
    expect(chosen).not.toBe(usual);
    expect(await said()).toEqual([await row(page, rest).locator(".plan-words").textContent()]);

    const more = row(page, ending.title).getByText(words.actions.more);
    await expect(more).toHaveCSS("clip-path", "inset(0px 0px 0px 100%)");
    await row(page, ending.title).hover();
    await expect(more).toHaveCSS("clip-path", "inset(0px)");
    await expect.poll(said).toEqual([expect.stringContaining(`${ending.phases?.ends}`)]);
    expect([await fill(ending.title), await fill(rest)]).toEqual([chosen, usual]);

    // The pointer goes before the focus; without it, the focus chooses.
    await row(page, other.title).getByRole("link").focus();
    expect(await fill(ending.title)).toBe(chosen);
    await page.mouse.move(2, 2);
    await expect.poll(() => fill(other.title)).toBe(chosen);
    expect(await fill(ending.title)).toBe(usual);
  });

  await sharedTest.step("the axis stays in sight, and covers no row with the focus", async () => {
    if (shown.length < 13) return;
    await page.locator(".plan-row").last().getByRole("link").focus();
    for (let turn = 0; turn < 12; turn++) await page.keyboard.press("Shift+Tab");
    const focused = await page.locator(".plan-row:focus-within").boundingBox();
    const head = await page.locator(".plan-head").boundingBox();
    expect(head?.y).toBeCloseTo(76, 0);
    expect(focused?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  });

  await sharedTest.step("a column is named by its head alone", async () => {
    if (!engagement) return;
    const { youCarry } = engagement.columns;
    const labels = part(page, engagement.heading)
      .locator("td")
      .getByText(youCarry, { exact: true });
    await expect(labels.first()).toBeAttached();
    await expect(labels.filter({ visible: true })).toHaveCount(0);
  });

  await sharedTest.step("the link of an industry leaves that of its client free", async () => {
    const { proof } = beside("industries")?.industries.findLast(({ proof }) => proof) ?? {};
    if (!proof) return;
    const { name: company } = proof.company;
    await page.getByRole("article").getByRole("link", { name: company, exact: true }).click();
    await expect(page).toHaveURL(testimonialPath(content, company) ?? "");
    const target = page.locator(":target");
    await expect(target).toContainText(company);
    await expect(target).toBeInViewport();
  });
});

sharedTest(
  "on wide screens nothing folds: all is open, and cannot be toggled",
  async ({ page }) => {
    await page.goto(path);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const folds = page.locator("details.fold");
      const isSeen = await folds.evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => one.lastElementChild?.checkVisibility({ visibilityProperty: true })),
      );
      const others = [engagement, comparison].filter((one) => one);
      expect(isSeen.length).toBeGreaterThanOrEqual(serviceGroups.length + others.length);
      expect(isSeen).not.toContain(false);
      const summary = folds.nth(1).locator("summary").first();
      await summary.evaluate((element: HTMLElement) => element.focus());
      await expect(summary).not.toBeFocused();
    }
  },
);

sharedTest("on a phone the services fold, and open under a finger", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, path);

  await sharedTest.step("closed, the page says what is inside", async () => {
    // The bars of a group are those of its services, and one of them differs.
    for (const group of serviceGroups)
      await expect(fold(page, group.title).locator("summary rect")).toHaveCount(
        rowsOf(group).length,
      );
    if (atRest) await expect(page.locator("summary [data-rest] rect")).toBeVisible();
    if (engagement)
      await expect(fold(page, engagement.heading).locator("summary")).toContainText(
        engagement.text ?? "",
      );
  });

  await sharedTest.step("tables stand row by row, with labels, and nothing is cut", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const table of [engagement, comparison])
      if (table) await fold(page, table.heading).locator("summary").click();
    for (const table of await page.locator("table.stacking").all()) {
      await expect(table.locator("thead")).toBeHidden();
      const rows = await table.evaluate((element) =>
        [...element.querySelectorAll("tbody tr")].map((row) => ({
          lefts: new Set([...row.children].map((cell) => cell.getBoundingClientRect().left)).size,
          unlabeled: [...row.querySelectorAll(".stacked")].filter((one) => !one.checkVisibility())
            .length,
        })),
      );
      for (const one of rows) expect(one).toEqual({ lefts: 1, unlabeled: 0 });
      const box = await table.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });

  await sharedTest.step("a group opens with a tap, and each service has its bar", async () => {
    const { id, title } = serviceGroups.find((one) => one.id === ending.group) ?? {
      id: "",
      title: "",
    };
    const group = fold(page, title);
    await group.locator("summary").click();
    await expect(group.locator("article rect").filter({ visible: true })).toHaveCount(
      rowsOf({ id }).length,
    );
    await expect(group.locator("summary rect").filter({ visible: true })).toHaveCount(0);
    await group.getByRole("link", { name: ending.title }).click();
    await expect(page).toHaveURL(`/services/${ending.id}`);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a hash opens the group that it names, or that holds what it names", async ({ page }) => {
    const groupOf = (id: string) => serviceGroups.find((group) => group.id === id)?.title ?? "";
    const panels = extras.flatMap(({ group, panel }) =>
      panel ? [[slugOf(panel.heading), groupOf(group)]] : [],
    );
    const { heading = "", link } = beside("certifications") ?? {};
    for (const [hash = "", group = ""] of [
      ...serviceGroups.slice(-1).map(({ id, title }) => [id, title]),
      [ending.id, groupOf(ending.group)],
      ...panels,
      ...(link?.anchor ? [[link.anchor, heading]] : []),
    ]) {
      // Another document each time: a second hash within one leaves the first open.
      await page.goto(`${path}?for=${hash}#${hash}`);
      await expect(fold(page, group)).toHaveAttribute("open");
      await expect(page.locator("details.fold[open]")).toHaveCount(1);
      await expect(page.locator(`#${hash}`)).toBeInViewport();
    }
  });
});

sharedTest("on paper all parts are open, and no heading is left alone", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  // As wide as A4 between its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.goto(path);
  const [chart] = beside("charts")?.charts ?? [];
  for (const name of [ending.title, chart?.title ?? []].flat())
    await expect(page.getByRole("heading", { name, level: 3 }).first()).toBeVisible();
  await expect(page.locator(".plan-words").first()).toHaveCSS("clip-path", "inset(100%)");
  await expect(page.locator(".plan .fold-summary").first()).toHaveCSS("break-after", "avoid");
  await expect(page.locator(".plan-row").first()).toHaveCSS("break-inside", "avoid");
});
