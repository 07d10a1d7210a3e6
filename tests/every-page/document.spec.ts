import { existsSync } from "node:fs";
import path from "node:path";
import { anchorsOf } from "../../app/content/anchors.ts";
import { pathWithin } from "../../app/lib/address.ts";
import { editionsOf } from "../../app/lib/editions.ts";
import {
  allPages,
  canonicalPages,
  contentAt,
  errorDocuments,
  palette,
  pathAt,
  site,
} from "../../app/site.ts";
import {
  canonicalOf,
  elementsOf,
  firstOf,
  metaOf,
  textOf,
  titleOf,
} from "../support/built-documents.ts";
import { client } from "../support/built-files.ts";
import { deadLinks } from "../support/dead-links.ts";
import { expect, test } from "../support/fixtures.ts";

/** What stands in the built documents, read without a browser. */

const documents = [...allPages, ...Object.values(errorDocuments)];
const isInBuild = (pathname: string) => existsSync(path.join(client, pathWithin(pathname)));

test("every title and every description is its own and fits a search result", () => {
  const titles = canonicalPages.map(titleOf);
  for (const title of titles) {
    expect(title.endsWith(` | ${site.name}`), title).toBe(true);
    expect(title.length).toBeLessThanOrEqual(60 + ` | ${site.name}`.length);
  }
  const descriptions = canonicalPages.map((page) => metaOf(page, "description") ?? "");
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
  // "Cookies" may be the title in several languages.
  const inLanguages = canonicalPages.map((page) => contentAt(page).site.language);
  for (const texts of [titles, descriptions])
    expect(new Set(texts.map((text, index) => `${inLanguages[index]} ${text}`)).size).toBe(
      canonicalPages.length,
    );
});

test("every page has a card for social networks, with a picture that exists", () => {
  for (const page of allPages) {
    expect(metaOf(page, "og:title")?.replaceAll("\u00a0", " ")).toBe(titleOf(page));
    expect([metaOf(page, "og:url")]).toEqual(canonicalOf(page));
    expect(metaOf(page, "twitter:card")).toBe("summary_large_image");
    expect(metaOf(page, "og:image:alt")).not.toBe("");
    expect(isInBuild(new URL(metaOf(page, "og:image") ?? "").pathname), page).toBe(true);
  }
});

test("every document begins with its policy and says its language, color and icons", () => {
  for (const page of documents) {
    const [charset, policy] = elementsOf(page, "meta");
    expect(charset?.attribs.charset, page).toBe("utf-8");
    expect(charset?.prev, page).toBe(null);
    expect(policy?.prev, page).toBe(charset);
    expect(policy?.attribs["http-equiv"], page).toBe("Content-Security-Policy");
    expect(policy?.attribs.content, page).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-/,
    );
    expect(firstOf(page, "html")?.attribs.lang, page).toBe(
      contentAt(`/${page}`.replace("//", "/")).site.language,
    );
    const colors = elementsOf(page, "[name=theme-color]");
    expect(colors.map(({ attribs }) => attribs.content)).toContain(palette.paper);
    const icons = elementsOf(page, '[rel*="icon"]');
    expect(icons.map(({ attribs }) => attribs.rel)).toEqual(["icon", "icon", "apple-touch-icon"]);
    for (const { attribs } of icons) expect(isInBuild(attribs.href ?? ""), attribs.href).toBe(true);
  }
});

/** The names of pictures, links and buttons, and the order of headings, html-validate looks at. */
test("every drawing has a name, or is hidden from those who listen", () => {
  const unnamed =
    "svg:not(svg svg, [aria-hidden=true], [aria-hidden=true] *, [aria-label], [aria-labelledby])";
  const nameless = documents.flatMap((page) =>
    elementsOf(page, `${unnamed}:not(:has([aria-label], [aria-labelledby]))`)
      .filter((drawing) => !textOf(drawing))
      .map(({ attribs }) => `${page} has a nameless svg ${JSON.stringify(attribs)}`),
  );
  expect(nameless).toEqual([]);
});

test("every internal link and anchor leads somewhere", () => {
  expect(deadLinks(allPages, Object.values(errorDocuments))).toEqual([]);
});

test("content may name every part of a page, and none that is not there", () => {
  for (const page of canonicalPages) {
    const anchors = anchorsOf(contentAt(page)).get(pathAt(page)) ?? [];
    const ids = elementsOf(page, "main [id]:not(svg *)").map(({ attribs }) => attribs.id ?? "");
    expect(ids.toSorted(), page).toEqual([...anchors].toSorted());
  }
});

test("a page names itself in every language that has it, and the first for all others", () => {
  for (const page of canonicalPages) {
    const { site } = contentAt(page);
    const links = elementsOf(page, "link[hreflang]").map(({ attribs }) => [
      attribs.hreflang,
      new URL(attribs.href ?? "").pathname,
    ]);
    const editions = editionsOf(site, pathAt(page));
    expect(links, page).toEqual(
      editions.length
        ? [...editions.map(({ code, address }) => [code, address]), ["x-default", pathAt(page)]]
        : [],
    );
    for (const [, address = ""] of links) expect(canonicalPages).toContain(address);
  }
});

test("a link to a page in another language says so, and no other does", () => {
  for (const page of canonicalPages)
    for (const link of elementsOf(page, "main a[href^='/']")) {
      const { href = "", hreflang } = link.attribs;
      const { language } = contentAt(href).site;
      const isForeign = language !== contentAt(page).site.language && !/\.\w+$/.test(href);
      expect(hreflang, `${page} → ${href}`).toBe(isForeign ? language : undefined);
    }
});
