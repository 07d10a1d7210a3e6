import { absoluteUrl } from "../../app/lib/absolute-url.ts";
import {
  aliasPages,
  allPages,
  canonicalPages,
  errorDocuments,
  languageFolders,
  pathAt,
  site,
} from "../../app/site.ts";
import { canonicalOf, elementsOf, factOf, metaOf, textOf } from "../support/built-documents.ts";
import { read } from "../support/built-files.ts";
import { isInFirst } from "../support/first-language.ts";
import { expect, test } from "../support/fixtures.ts";
import { directory, words } from "../support/places.ts";

/** What search engines may keep, under which address, and how they get there. */

test("every page names one address as its own, and no two share one but an alias", () => {
  const addresses = canonicalPages.map((page) => canonicalOf(page));
  expect(addresses).toEqual(canonicalPages.map((page) => [new URL(page, site.url).href]));
  for (const page of aliasPages) {
    expect(addresses.flat(), page).toContain(canonicalOf(page)[0]);
    expect(canonicalOf(page), page).toHaveLength(1);
  }
  for (const page of allPages) expect(metaOf(page, "robots"), page).toBeUndefined();
});

test("what stands in for a page is not to be kept, and has no address", () => {
  for (const file of Object.values(errorDocuments)) {
    expect(metaOf(file, "robots"), file).toBe("noindex");
    expect(canonicalOf(file), file).toEqual([]);
  }
});

test("the sitemap lists every page once, with the day that its article says; robots.txt names it", () => {
  const maps = ["", ...languageFolders].map((folder) => `${folder}/sitemap.xml`);
  const entries = maps
    .flatMap((file) => [...read(file).matchAll(/<url>(.*?)<\/url>/gs)])
    .map(([, entry = ""]) => ({
      url: /<loc>([^<]+)/.exec(entry)?.[1],
      day: /<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/.exec(entry)?.[1],
    }));
  expect(entries.map(({ url }) => url)).toEqual(
    canonicalPages.map((path) => absoluteUrl(site, path)),
  );
  for (const [index, page] of canonicalPages.entries())
    if (pathAt(page).startsWith("/case-study/"))
      expect(factOf(page, "Article").dateModified, page).toBe(entries[index]?.day);
  for (const file of maps)
    expect(read("robots.txt")).toContain(`Sitemap: ${absoluteUrl(site, file)}\n`);
});

const ways = [words.actions.backToServices, words.caseStudies.back];

/** Pages that a page leads to in its words: not by the trail, nor by the way back to its list. */
function leadsTo(page: string): Set<string> {
  const links = elementsOf(
    page,
    `main a[href]:not([aria-label="${words.header.breadcrumb}"] *)`,
  ).filter((link) => !ways.includes(textOf(link)));
  const here = new URL(page, site.url);
  const targets = links.map(({ attribs }) => new URL(attribs.href ?? "", here));
  return new Set(
    targets.filter(({ origin }) => origin === here.origin).map(({ pathname }) => pathname),
  );
}

const inShell = [...site.navigation, ...site.legalNavigation, ...site.trustNavigation];
/** Where no page lists all others, header and footer are the way to what they name, and the mark to home. */
const isInShell = (page: string) =>
  !directory && ["/", ...inShell.map(({ href }) => href)].includes(page);

test("every page is linked from the words of two others at least, and an alias from none", () => {
  const ways = new Map(canonicalPages.map((page) => [page, leadsTo(page)]));
  const sourcesOf = (page: string) =>
    canonicalPages.filter((other) => other !== page && ways.get(other)?.has(page));
  // Of another language there may be few pages.
  const lonely = canonicalPages
    .filter(isInFirst)
    .map((page) => ({ page, from: sourcesOf(page) }))
    .filter(({ page, from }) => from.length < 2 && !isInShell(page))
    .map(({ page, from }) => `${page} is linked from ${from.join(", ") || "nowhere"}`);
  expect(lonely, "Link them where it helps a reader: `links` beside a text in content/").toEqual(
    [],
  );
  for (const alias of aliasPages) expect(sourcesOf(alias), alias).toEqual([]);
});
