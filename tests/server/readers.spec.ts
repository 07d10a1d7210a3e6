import { existsSync } from "node:fs";
import path from "node:path";
import { bandOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { twinPath } from "../../app/lib/twin-path.ts";
import { allPages, canonicalPages, languageFolders, site } from "../../app/site.ts";
import { elementsOf, firstOf } from "../support/built-documents.ts";
import { client, read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { caseStudyList, datedPage, directory } from "../support/places.ts";

const { machines } = content;

/** How these files are served is a matter of the doctor, which asks npm start in doctor.spec.ts. */
const twins = canonicalPages.map(twinPath);
const maps = ["", ...languageFolders].map((folder) => `${folder}/llms.txt`);
const texts = [...maps, "/humans.txt", "/.well-known/security.txt", "/feed.xml"];

test("files for readers and machines lead only to what exists", () => {
  for (const file of [...texts, ...twins]) {
    const dead = [...read(file).matchAll(/https?:\/\/[^\s()<>"]+/g)]
      .map(([url]) => new URL(url))
      .filter(({ origin }) => origin === site.url)
      .map(({ pathname }) => pathname)
      .filter((address) => !allPages.includes(address) && !existsSync(path.join(client, address)));
    expect(dead, file).toEqual([]);
  }
});

test("the sitemap lists every file for machines that its words name, and the build has each", () => {
  test.skip(!directory, "No page lists all others.");
  const links = elementsOf(directory, 'main a[href*="."]');
  const listed = links.map(({ attribs }) => attribs.href ?? "");
  const { files = [] } = bandOfKind("directory").machines ?? {};
  expect(listed).toEqual(files.map(({ address }) => address));
  expect(listed.filter((file) => !existsSync(path.join(client, file)))).toEqual([]);
});

test("llms.txt is the map of all twins, each with a line", () => {
  const text = read("llms.txt");
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> .{50,}\n\n[^#]+\n\n## `));
  const listed = maps
    .flatMap((file) => [...read(file).matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{50,}$/gm)])
    .map(([, url]) => url);
  expect(listed.toSorted()).toEqual(twins.map((twin) => site.url + twin).toSorted());
  // Each under its heading, in the order of the content.
  const { firm, services, caseStudies, rest } = machines.llms.sections;
  const [, ...sections] = text.split(/^## /m);
  const firstOf = [
    ["/index", firm],
    ["/services/", services],
    ["/case-study/", caseStudies],
  ];
  for (const [index, [path, heading]] of [...firstOf, [datedPage, rest]].entries())
    expect(sections[index]).toMatch(new RegExp(`^${heading}\n\n- \\[.+${path}`));
});

/** Its entries and their days are a matter of app/files/files.test.ts. */
test("the feed is XML that leads to every case study, and two pages lead to it", async ({
  page,
}) => {
  // On a page without our policy, which would let no text be parsed.
  await page.goto("about:blank");
  const entries = await page.evaluate(async (source) => {
    const feed = new DOMParser().parseFromString(source, "application/xml");
    if (feed.querySelector("parsererror")) throw new Error(feed.documentElement.textContent ?? "");
    return [...feed.querySelectorAll("entry")].map((entry) => ({
      id: entry.querySelector("id")?.textContent,
      link: entry.querySelector('link[type="text/html"]')?.getAttribute("href"),
      words: entry.querySelector("summary")?.textContent.length,
    }));
  }, read("feed.xml"));
  const urls = content.caseStudies.map(({ slug }) => `${site.url}/case-study/${slug}`);
  expect(entries.map(({ id }) => id).toSorted()).toEqual(urls.toSorted());
  for (const { id, link, words } of entries) {
    expect(link).toBe(id);
    expect(words, id).toBeGreaterThan(30);
  }
  for (const from of ["/", caseStudyList])
    expect(firstOf(from, '[type="application/atom+xml"]')?.attribs.href).toBe(
      `${site.url}/feed.xml`,
    );
});

test("security.txt and humans.txt name the firm and mailboxes of ours", () => {
  const fields = read(".well-known/security.txt");
  expect(fields).toContain(`Contact: mailto:${site.mailboxes.security}\n`);
  expect(fields).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
  expect(read("humans.txt")).toContain(site.legalName);
  expect(read("humans.txt")).toContain(site.mailboxes.info);
});
