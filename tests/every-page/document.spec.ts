import { existsSync } from "node:fs";
import path from "node:path";
import { type Element, isTag } from "domhandler";
import { findOne, textContent } from "domutils";
import { address, pathWithin } from "../../app/lib/address.ts";
import { allPages, canonicalPages, errorDocuments } from "../../app/lib/pages.ts";
import { site } from "../../app/site.ts";
import {
  canonicalOf,
  elementsOf,
  firstOf,
  isInside,
  isLink,
  metaOf,
  titleOf,
} from "../support/built-documents.ts";
import { client } from "../support/built-files.ts";
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
  for (const texts of [titles, descriptions])
    expect(new Set(texts).size).toBe(canonicalPages.length);
});

test("every page has a card for social networks, with a picture that exists", () => {
  for (const page of allPages) {
    expect(metaOf(page, "og:title")).toBe(titleOf(page));
    expect([metaOf(page, "og:url")]).toEqual(canonicalOf(page));
    expect(metaOf(page, "twitter:card")).toBe("summary_large_image");
    expect(metaOf(page, "og:image:alt")).not.toBe("");
    expect(isInBuild(new URL(metaOf(page, "og:image") ?? "").pathname), page).toBe(true);
  }
});

test("every document begins with its policy and says its language, color and icons", () => {
  for (const page of documents) {
    const [charset, policy] = elementsOf(page, ({ name }) => name === "meta");
    expect(charset?.attribs.charset, page).toBe("utf-8");
    expect(charset?.prev, page).toBe(null);
    expect(policy?.prev, page).toBe(charset);
    expect(policy?.attribs["http-equiv"], page).toBe("Content-Security-Policy");
    expect(policy?.attribs.content, page).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-/,
    );
    expect(firstOf(page, ({ name }) => name === "html")?.attribs.lang, page).toBe(site.language);
    const colors = elementsOf(page, ({ attribs }) => attribs.name === "theme-color");
    expect(colors.map(({ attribs }) => attribs.content)).toContain(site.themeColor);
    const icons = elementsOf(page, ({ attribs }) => /icon/.test(attribs.rel ?? ""));
    expect(icons.map(({ attribs }) => attribs.rel)).toEqual(["icon", "icon", "apple-touch-icon"]);
    for (const { attribs } of icons) expect(isInBuild(attribs.href ?? ""), attribs.href).toBe(true);
  }
});

const isDecoration = ({ attribs }: Element) => attribs["aria-hidden"] === "true";
const isDrawing = ({ name, parent }: Element) =>
  name === "svg" && !(parent && isTag(parent) && isInside(parent, (one) => one.name === "svg"));
const isControl = (element: Element) =>
  ["button", "summary"].includes(element.name) || isLink(element);

/** Whether an element has a name that can be spoken: its own, or that of something in it. */
const hasName = (element: Element) =>
  textContent(element).trim() !== "" ||
  findOne(
    ({ attribs }) =>
      Boolean(attribs["aria-label"]?.trim() || attribs["aria-labelledby"] || attribs.alt?.trim()),
    [element],
  ) !== null;

test("every document has one h1, no skipped level, and a name for each picture and control", () => {
  const faults = documents.flatMap((page) => {
    const headings = elementsOf(page, ({ name }) => /^h[1-6]$/.test(name));
    const levels = headings.map(({ name }) => Number(name.slice(1)));
    const nameless = [
      ...elementsOf(page, ({ name, attribs }) => name === "img" && attribs.alt === undefined),
      ...elementsOf(page, isDrawing).filter((drawing) => !isInside(drawing, isDecoration)),
      ...elementsOf(page, isControl),
    ].filter((element) => element.name === "img" || !hasName(element));
    return [
      ...(levels.filter((level) => level === 1).length === 1 ? [] : [`${page} has not one h1`]),
      ...headings
        .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
        .map((heading) => `${page} skips a level at ${heading.name} “${textContent(heading)}”`),
      ...nameless.map(
        ({ name, attribs }) => `${page} has a nameless ${name} ${JSON.stringify(attribs)}`,
      ),
    ];
  });
  expect(faults).toEqual([]);
});

test("every internal link and anchor leads somewhere", () => {
  const ids = new Map(
    allPages.map((page) => [
      page,
      new Set(elementsOf(page, ({ attribs }) => "id" in attribs).map(({ attribs }) => attribs.id)),
    ]),
  );
  const deadOn = (page: string) =>
    elementsOf(page, isLink).flatMap(({ attribs: { href = "" } }) => {
      if (/^(https?:|mailto:)/.test(href)) return [];
      const { pathname, hash } = new URL(href, new URL(address(page), "http://site"));
      if (/\.\w+$/.test(pathname)) return isInBuild(pathname) ? [] : [`${href}: no such file`];
      const target = ids.get(pathWithin(pathname));
      if (!target) return [`${href}: no such page`];
      if (!hash || target.has(decodeURIComponent(hash.slice(1)))) return [];
      return [`${href}: no such anchor`];
    });
  const dead = documents.flatMap((page) => deadOn(page).map((one) => `${page} → ${one}`));
  expect(dead).toEqual([]);
});
