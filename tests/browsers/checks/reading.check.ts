import { content } from "../../../app/content/content.ts";
import { questionPath } from "../../../app/lib/paths.ts";
import { palette } from "../../../app/site.ts";
import { slugOf } from "../../../app/text/slug.ts";
import { elementsOf } from "../../support/built-documents.ts";
import { hasFilter } from "../../support/has-filter.ts";
import { anyPage, caseStudyList, contact, servicePage, study } from "../../support/places.ts";
import { expect, test } from "../fixtures.ts";
import { expectShown, openStarted } from "../visit.ts";

const { caseStudies, faq } = content;
const answers = questionPath(content, faq[0]?.question ?? "")?.split("#")[0];

const none = "This firm has none.";

test("one question is open at a time", async ({ tab }) => {
  test.skip(!answers || faq.length < 2, none);
  await openStarted(tab, answers ?? "");
  await tab.click("#faq details:not([open]) summary");
  await expectShown(tab, "#faq details[open]", 1);
});

test("a chart tells its values by key, and its data as a table", async ({ tab }) => {
  const [chart] = elementsOf(servicePage, "[data-values]");
  test.skip(!chart, none);
  const [, second] = JSON.parse(chart?.attribs["data-values"] ?? "[]");
  await openStarted(tab, servicePage);
  await tab.run(() => document.querySelector<HTMLElement>("[data-values]")?.focus());
  await tab.press("ArrowRight");
  const tooltip = () => tab.run(() => document.querySelector("[data-tooltip]")?.textContent);
  await expect.poll(tooltip).toBe(`${second.name}: ${second.value}`);
  await tab.click("figure details summary");
  await expectShown(tab, "figure details table", 1);
});

test("case studies are filtered in place, and Back undoes it", async ({ tab }) => {
  test.skip(!hasFilter, none);
  await openStarted(tab, caseStudyList);
  const chosen = caseStudies.filter(({ industry }) => industry === study?.industry);
  await tab.click(`[data-filter] a[href$="=${slugOf(study?.industry ?? "")}"]`);
  await expectShown(tab, "main article", chosen.length);
  await tab.run(() => history.back());
  await expectShown(tab, "main article", caseStudies.length);
});

test("the dark scheme is chosen, and kept", async ({ tab }) => {
  await openStarted(tab, anyPage);
  const background = () =>
    tab.run(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await tab.run((color) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = color;
    return getComputedStyle(probe).color;
  }, palette.night);
  await tab.run(() =>
    document.querySelector<HTMLElement>("[data-behavior=scheme] input[value=dark]")?.click(),
  );
  await expect.poll(background).toBe(dark);
  await openStarted(tab, contact);
  expect(await background()).toBe(dark);
  await tab.run(() => localStorage.clear());
});
