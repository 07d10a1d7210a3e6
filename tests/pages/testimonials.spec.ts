import { bandsOfKind } from "../../app/bands/band-words.test-helper.ts";
import { isDated } from "../../app/bands/quotes-in-time/voices.ts";
import { axisYears } from "../../app/bands/quotes-in-time/years.ts";
import { revealStagger } from "../../app/browser/constants.ts";
import { content } from "../../app/content/content.ts";
import { claimPath, testimonialPath } from "../../app/lib/paths.ts";
import { site } from "../../app/site.ts";
import { slugOf } from "../../app/text/slug.ts";
import { expect, sharedTest, test } from "../support/fixtures.ts";
import { needed, neededBand } from "../support/needed.ts";
import { built } from "./built-parts.ts";

const { testimonials } = content;

const inTime = testimonials.filter(isDated).toSorted((a, b) => a.runs[0].from - b.runs[0].from);
const addressOf = (quoted = inTime[0]) => testimonialPath(content, quoted?.company ?? "") ?? "";
const [path = ""] = addressOf().split("#");
const [{ name } = { name: "" }] = bandsOfKind("quotes-in-time");
const wall = `section[aria-label="${name}"]`;

function needsQuotes() {
  neededBand("quotes-in-time");
  needed(inTime[0], "quote with a time");
}

test("clients speak in the order in which the work began, each below the time of it", () => {
  needsQuotes();
  const page = built(path).named(name);
  expect(page.attributes("li[id]", "id")).toEqual(inTime.map(({ company }) => slugOf(company)));
  const years = axisYears(site.foundedYear, inTime);
  const cards = page.all("figure");
  for (const [index, { quote, author, company, said, runs }] of inTime.entries()) {
    const card = cards[index];
    expect(card?.texts("blockquote")).toEqual([`“${quote}”`]);
    const words = [author, `${content.words.testimonials.said} ${said}`];
    for (const word of words) expect(card?.text).toContain(word);
    const { logoUrl } = content.clients.find(({ name }) => name === company) ?? {};
    expect(card?.attributes("img", "alt")).toEqual(logoUrl ? [company] : []);
    const starts = card?.attributes("rect", "x").map((x = "") => Number.parseFloat(x));
    const due = runs.map(({ from }) => ((from - (years[0] ?? 0)) / years.length) * 100);
    expect(starts).toEqual(due.map((start) => expect.closeTo(start, 1)));
  }
});

test("figures below a call are bars of their whole, and lead to how each is measured", () => {
  const [found] = content.pages.flatMap(({ path, bands }) =>
    bands.flatMap((band) =>
      band.band === "closing-call" && band.measured ? { path, measured: band.measured } : [],
    ),
  );
  const { path, measured } = needed(found, "call with measured figures");
  const card = built(path).named(measured.heading);
  expect(card.texts("dt")).toEqual(measured.figures.map(({ label }) => label));
  expect(card.texts("[data-claim]")).toEqual(measured.figures.map(({ claim }) => claim.value));
  expect(card.attributes("[data-grow]", "width")).toEqual(
    measured.figures.flatMap(({ claim, outOf }) =>
      outOf ? [`${Number(((Number.parseFloat(claim.value) / outOf) * 100).toFixed(2))}%`] : [],
    ),
  );
  const ledger = claimPath(content);
  if (ledger) expect(card.links()).toContain(`${content.words.figures.howMeasured} → ${ledger}`);
});

sharedTest(
  "cards stand in two columns, one set large, and fade in one by one",
  async ({ page }) => {
    needsQuotes();
    needed(inTime[1], "second quote with a time");
    await page.goto(addressOf(inTime.at(-1)));
    await expect(page.locator(":target figure")).toBeInViewport();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const delays = await page
        .locator(`${wall} li[id]`)
        .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay));
      // The first twelve; of more, the others share the last delay.
      const due = inTime.map((_, index) => Math.min(index, 11) * (revealStagger.items ?? 0));
      expect(delays).toEqual(due.map((ms) => `${ms / 1000}s`));
    }
    const cards = await page.locator(`${wall} figure`).evaluateAll((all) =>
      all.map((card) => {
        const { left, top, width } = card.getBoundingClientRect();
        const { fontSize } = getComputedStyle(card.querySelector("blockquote") ?? card);
        return { left: Math.round(left), top, width, isLarge: Number.parseFloat(fontSize) > 33 };
      }),
    );
    expect(new Set(cards.map(({ left }) => left)).size).toBe(2);
    const rows = Map.groupBy(cards, ({ top }) => Math.round(top));
    const widths = [...rows.values()].map((row) => row.reduce((sum, { width }) => sum + width, 0));
    // No row ends in a hole: beside a gap, it is as wide as the widest.
    for (const width of widths) expect(width).toBeGreaterThan(Math.max(...widths) * 0.8);
    expect(cards[1]?.top, "both columns begin at one height").toBe(cards[0]?.top);
    expect(cards.map(({ isLarge }) => isLarge)).toEqual(
      inTime.map(({ featured }) => featured === true),
    );
  },
);
