import { content } from "../../../app/content/content.ts";
import { palette } from "../../../app/site.ts";
import { expect, test } from "../fixtures.ts";
import { expectShown, openStarted } from "../visit.ts";

const { caseStudies } = content;

test("one question is open at a time", async ({ tab }) => {
  await openStarted(tab, "/contact");
  await tab.click("#faq details:not([open]) summary");
  await expectShown(tab, "#faq details[open]", 1);
});

test("a chart tells its values by key, and its data as a table", async ({ tab }) => {
  await openStarted(tab, "/services/cloud-migration");
  await tab.run(() => document.querySelector<HTMLElement>("[data-values]")?.focus());
  await tab.press("ArrowRight");
  const tooltip = () => tab.run(() => document.querySelector("[data-tooltip]")?.textContent);
  await expect.poll(tooltip).toBe("Month 2: 411");
  await tab.click("figure details summary");
  await expectShown(tab, "figure details table", 1);
});

test("case studies are filtered in place, and Back undoes it", async ({ tab }) => {
  await openStarted(tab, "/client-success-stories");
  const chosen = caseStudies.filter(({ industry }) => industry === "Financial Services");
  await tab.click('[data-filter] a[href*="financial-services"]');
  await expectShown(tab, "main article", chosen.length);
  await tab.run(() => history.back());
  await expectShown(tab, "main article", caseStudies.length);
});

test("the dark scheme is chosen, and kept", async ({ tab }) => {
  await openStarted(tab, "/about");
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
  await openStarted(tab, "/contact");
  expect(await background()).toBe(dark);
  await tab.run(() => localStorage.clear());
});
