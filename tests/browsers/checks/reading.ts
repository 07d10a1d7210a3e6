import assert from "node:assert/strict";
import { site as brand } from "../../../app/site.ts";
import { type Check, checkOf, eventually, openStarted, shown } from "./check.ts";
import { caseStudies } from "./content.ts";

const check = checkOf("reading");

export const readingChecks: readonly Check[] = [
  check("one question is open at a time", async (visit) => {
    await openStarted(visit, "/contact");
    await visit.tab.click("#faq details:not([open]) summary");
    await eventually(() => shown(visit, "#faq details[open]"), 1, "open answers");
  }),
  check("a chart tells its values by key, and its data as a table", async (visit) => {
    await openStarted(visit, "/services/cloud-migration");
    await visit.tab.run(() => document.querySelector<HTMLElement>("[data-values]")?.focus());
    await visit.tab.press("ArrowRight");
    await eventually(
      () => visit.tab.run(() => document.querySelector("[data-tooltip]")?.textContent),
      "Month 2: 411",
      "the tooltip",
    );
    await visit.tab.click("figure details summary");
    await eventually(() => shown(visit, "figure details table"), 1, "tables");
  }),
  check("case studies are filtered in place, and Back undoes it", async (visit) => {
    await openStarted(visit, "/client-success-stories");
    const chosen = caseStudies.filter(({ industry }) => industry === "Financial Services").length;
    await visit.tab.click('[data-filter] a[href*="financial-services"]');
    await eventually(() => shown(visit, "main article"), chosen, "stories");
    await visit.tab.back();
    await eventually(() => shown(visit, "main article"), caseStudies.length, "stories after Back");
  }),
  check("the dark scheme is chosen, and kept", async (visit) => {
    const ground = () =>
      visit.tab.run(() => getComputedStyle(document.documentElement).backgroundColor);
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(brand.darkThemeColor.slice(at, at + 2), 16),
    );
    const dark = `rgb(${red}, ${green}, ${blue})`;
    await openStarted(visit, "/about");
    try {
      await visit.tab.run(() =>
        document.querySelector<HTMLElement>("[data-behavior=scheme] input[value=dark]")?.click(),
      );
      await eventually(ground, dark, "the ground");
      await openStarted(visit, "/contact");
      assert.equal(await ground(), dark);
    } finally {
      await visit.tab.run(() => localStorage.clear());
    }
  }),
];
