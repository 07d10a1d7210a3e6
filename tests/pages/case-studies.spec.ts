import { bandsOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { caseStudiesPath } from "../../app/lib/paths.ts";
import { filled } from "../../app/lib/use-words.ts";
import { pluralOf } from "../../app/text/quantities.ts";
import { slugOf } from "../../app/text/slug.ts";
import { expect, goBack, open, sharedTest, test } from "../support/fixtures.ts";
import { needed, neededBand } from "../support/needed.ts";
import { watchDocuments } from "../support/requests.ts";
import { built } from "./built-parts.ts";
import { crowdedWords } from "./crowded-words.ts";

const { caseStudies } = content;

const list = caseStudiesPath(content) ?? "";
const words = content.words.caseStudies;

/** "8 case studies", as the line above the cards says it. */
const counted = (count: number, industry = "") =>
  filled(pluralOf(count, industry ? words.countIn : words.count, content.site.language), {
    count,
    industry,
  });
const countIn = (industry: string) =>
  caseStudies.filter((study) => study.industry === industry).length;
const industries = [...new Set(caseStudies.flatMap(({ industry }) => industry ?? []))];
const [one = "", other = ""] = industries;

test.beforeEach(() => needed(list || undefined, "list of its case studies"));
/** One industry alone is no choice, and two case studies need none. */
const needsFilter = () => needed(caseStudies[2] && industries[1], "filter");

test("the list shows all case studies, each with picture, industry, text and two results", () => {
  const main = built(list).first("main");
  const cards = main.first("[data-case-studies]").all("article");
  expect(cards).toHaveLength(caseStudies.length);
  for (const [index, { slug, title, description, industry, results }] of caseStudies.entries()) {
    const card = cards[index];
    expect(card?.attributes("img", "src")).toEqual([`/images/case-studies/${slug}.jpg`]);
    expect(card?.texts("h3")).toEqual([title]);
    expect(card?.texts("p")).toEqual([industry ?? [], description].flat());
    expect(card?.texts("li")).toEqual(results.slice(0, 2));
    expect(card?.links()).toEqual([`${words.read}: ${title} → /case-study/${slug}`]);
  }
});

const hasSheet = bandsOfKind("variance").length > 0;

/** Each program that has bars against its first plan, from the case studies alone. */
const programs = caseStudies.flatMap(({ slug, title, approach }) => {
  const planned = Math.max(...approach.map((step) => step.planned?.to ?? 0));
  const took = Math.max(...approach.flatMap(({ actual = [] }) => actual.map(({ to }) => to)));
  return took > 0 ? { slug, title, late: took - planned } : [];
});

test("the sheet is a table of all programs, the latest first, each with how late", () => {
  const sheetWords = neededBand("variance");
  const count = content.words.durations.numbers[programs.length - 1] ?? programs.length;
  const sheet = built(list).named(filled(sheetWords.heading, { count }));
  const table = sheet.first("table");
  const { program, plan, turn, late } = sheetWords.columns;
  expect(table.texts("thead th")).toEqual([program, plan, expect.stringContaining(turn), late]);
  const rows = table.all("tbody tr");
  expect(rows).toHaveLength(programs.length);
  // What a row says of its program is a table of bands/variance/programs.test.ts.
  const shown = rows.map((row) => {
    const [link = ""] = row.links("th a");
    const program = programs.find(({ slug }) => link.endsWith(`/case-study/${slug}`));
    expect(link).toContain(program?.title);
    expect(Number.parseFloat(row.texts("td")[2]?.replace("−", "-") ?? "")).toBe(program?.late);
    return program?.late ?? 0;
  });
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  // Late by the first plan, and within the one last approved: both are said, with a way to the second.
  expect(sheet.attributes("[data-claim]", "data-claim")).toEqual(
    sheetWords.noteFigure ? [sheetWords.noteFigure.id] : [],
  );
});

sharedTest("the sheet has room for its words, and is one sheet of paper", async ({ page }) => {
  neededBand("variance");
  await open(page, list);
  const sheet = page.locator("section:has(.variance)");
  const words = { within: ".variance tbody tr", words: "th, td, text", drawn: "rect, circle" };
  for (const width of [320, 390, 768, 1280, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(crowdedWords, words), `at ${width} px`).toEqual([]);
    const table = await sheet.getByRole("table").boundingBox();
    // However wide the screen is, it begins where its heading does.
    const heading = await sheet.getByRole("heading").first().boundingBox();
    expect.soft(table?.x, `at ${width} px`).toBeCloseTo(heading?.x ?? 0, 0);
  }
  // The whole row leads to its case study.
  const row = sheet.getByRole("row").nth(1);
  const { slug } = programs.toSorted((a, b) => b.late - a.late)[0] ?? {};
  await row.click();
  await expect(page).toHaveURL(`/case-study/${slug}`);

  // A4 between its margins.
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.goto(list);
  expect(await page.evaluate(crowdedWords, words), "on paper").toEqual([]);
  await expect(sheet).toHaveCSS("break-inside", "avoid");
  expect((await sheet.boundingBox())?.height).toBeLessThan(900);
});

sharedTest("a click filters, says the count, and Back undoes it", async ({ page, pageLog }) => {
  needsFilter();
  await open(page, list);
  const cards = page.locator("main article");
  const status = page.locator("main").getByRole("status");
  await expect(status).toHaveText(counted(caseStudies.length));

  const documents = watchDocuments(page);
  const filter = page.getByRole("navigation", { name: words.filter });
  const choice = filter.getByRole("link", { name: `${one} ${countIn(one)}` });
  await page.evaluate(() => window.scrollTo(0, 120));
  await choice.click();
  await expect(page).toHaveURL(`${list}?industry=${slugOf(one)}`);
  await expect(cards).toHaveCount(countIn(one));
  await expect(page.locator("main tbody tr")).toHaveCount(hasSheet ? programs.length : 0);
  await expect(status).toHaveText(counted(countIn(one), one));
  await expect(choice).toHaveAttribute("aria-current", "true");
  await expect(choice).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(documents).toEqual([]);

  await filter.getByRole("link", { name: `${other} ${countIn(other)}` }).click();
  await expect(cards).toHaveCount(countIn(other));
  await expect(status).toHaveText(counted(countIn(other), other));
  await goBack(page);
  await expect(cards).toHaveCount(countIn(one));
  await goBack(page);
  await expect(page).toHaveURL(list);
  await expect(cards).toHaveCount(caseStudies.length);
  expect(pageLog.messages).toEqual([]);
});

sharedTest("an address chooses an industry, without a hole", async ({ page, pageLog }) => {
  needsFilter();
  await page.setViewportSize({ width: 1440, height: 900 });
  const oneOfEachCount = new Map(industries.map((name) => [countIn(name), name]));
  for (const [query, count] of [
    ...[...oneOfEachCount].map(([count, name]) => [slugOf(name), count] as const),
    [encodeURIComponent(one), countIn(one)],
    ["no-such-industry", caseStudies.length],
  ] as const) {
    await open(page, `${list}?industry=${query}`);
    const cards = page.locator("main article");
    await expect(cards, query).toHaveCount(count);
    await expect(page.getByRole("status").first()).toContainText(String(count));
    const ends = await cards.evaluateAll((cards) => {
      const rows = new Map<number, number>();
      for (const card of cards) {
        const { top, right } = card.getBoundingClientRect();
        rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, Math.round(right)));
      }
      return [...rows.values()];
    });
    expect(new Set(ends).size, `rows end at ${ends}`).toBe(1);
  }
  expect(pageLog.messages).toEqual([]);
  expect(pageLog.errors).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all case studies are shown and no filter that could not work", async ({ page }) => {
    needsFilter();
    await page.goto(`${list}?industry=${slugOf(one)}`);
    await expect(page.locator("main article")).toHaveCount(caseStudies.length);
    await expect(page.getByRole("navigation", { name: words.filter })).toBeHidden();
  });
});
