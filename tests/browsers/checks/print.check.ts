import { content } from "../../../app/content/content.ts";
import { address } from "../../../app/lib/address.ts";
import type { Tab } from "../engines/tab.ts";
import { expect, test } from "../fixtures.ts";
import { type TestSite, withoutPolicy } from "../site/test-site.ts";
import { wide } from "../visit.ts";
import { caseStudyNames, onlyLetters, serviceNames } from "./drawn-names.ts";

const { caseStudies, services } = content;

/** In centimeters. */
const papers = { A4: { width: 21, height: 29.7 }, Letter: { width: 21.59, height: 27.94 } };

/** A4 without its margins (styles/print-theme.css), in px. */
const sheet = { width: 688, height: 1028 };

/** What is printed, as text, after sheets of both papers were counted. */
async function readPrint(tab: Tab, site: TestSite, path: string): Promise<string> {
  await tab.open(address(path), wide);
  for (const [name, paper] of Object.entries(papers)) {
    const printed = await tab.print?.(paper);
    expect(printed?.sheets, `sheets of ${name}`).toBeLessThanOrEqual(2);
  }
  // Ligatures of our fonts and letters with an outline are printed as shapes: read it without them.
  site.change = (html) =>
    withoutPolicy(html)
      .replaceAll(".woff2", ".missing")
      .replaceAll("{paint-order:stroke", "{stroke:none!important");
  await tab.open(address(path));
  return (await tab.print?.(papers.A4))?.text ?? "";
}

/** Where the driver cannot print: the rules for paper, laid out as wide as a sheet. */
async function readLayout(tab: Tab, site: TestSite, path: string): Promise<string> {
  site.change = (html) =>
    withoutPolicy(html)
      .replace(/@media print\b/g, "@media all")
      .replace(/@media screen\b/g, "@media not all");
  await tab.open(address(path), sheet);
  const height = await tab.run(() => document.documentElement.scrollHeight);
  expect(height, "px, of two sheets").toBeLessThanOrEqual(2 * sheet.height);
  return tab.run(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => [...element.childNodes])
      .map((node) => (node instanceof Text ? node.data : ""))
      .join(" "),
  );
}

const pages = [
  ...services.map((service) => ({ path: `/services/${service.id}`, names: serviceNames(service) })),
  ...caseStudies.map((caseStudy) => ({
    path: `/case-study/${caseStudy.slug}`,
    names: caseStudyNames(caseStudy),
  })),
];

for (const { path, names } of pages)
  test(`${path} is on two sheets of paper at most, with all names`, async ({ tab, site }) => {
    const text = await (tab.print ? readPrint : readLayout)(tab, site, path);
    const letters = onlyLetters(text);
    const missing = names.filter((name) => !letters.includes(onlyLetters(name)));
    expect(missing, "missing on paper").toEqual([]);
  });
