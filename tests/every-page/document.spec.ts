import { existsSync } from "node:fs";
import path from "node:path";
import { absoluteUrl } from "../../app/lib/absolute-url.ts";
import { address as addressOf, pathWithin } from "../../app/lib/address.ts";
import { allPages, canonicalPages } from "../../app/lib/pages.ts";
import { site } from "../../app/site.ts";
import { client } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";

/** The pages as a search engine gets them: without running anything. */
const documents = new Map<string, string>();

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  for (const path of allPages)
    documents.set(path, await (await request.get(addressOf(path))).text());
  await request.dispose();
});

const first = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? "").replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
const titleOf = (html: string) => first(html, /<title>([^<]*)<\/title>/);
const metaOf = (html: string, name: string) =>
  first(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
const canonicalOf = (html: string) => first(html, /<link rel="canonical" href="([^"]*)"/);

test.describe.configure({ mode: "serial" });

test("every title is its own and ends with the brand", () => {
  const titles = canonicalPages.map((path) => titleOf(documents.get(path) ?? ""));
  for (const title of titles) {
    expect(title.endsWith(` | ${site.name}`), title).toBe(true);
    expect(title.length).toBeLessThanOrEqual(60 + ` | ${site.name}`.length);
  }
  expect(new Set(titles).size).toBe(canonicalPages.length);
});

test("every description is its own and fits a search result", () => {
  const descriptions = canonicalPages.map((path) =>
    metaOf(documents.get(path) ?? "", "description"),
  );
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
  expect(new Set(descriptions).size).toBe(canonicalPages.length);
});

test("every page has a card for social networks, with a picture that exists", async ({
  request,
}) => {
  for (const path of allPages) {
    const html = documents.get(path) ?? "";
    expect(metaOf(html, "og:title")).toBe(titleOf(html));
    expect(metaOf(html, "og:url")).toBe(canonicalOf(html));
    expect(metaOf(html, "twitter:card")).toBe("summary_large_image");
    expect(metaOf(html, "og:image:alt")).not.toBe("");
  }
  const pictures = new Set([...documents.values()].map((html) => metaOf(html, "og:image")));
  for (const picture of pictures) {
    const response = await request.get(new URL(picture).pathname);
    expect(response.headers()["content-type"]).toMatch(/^image\//);
  }
});

test("every page says its language and color and has icons that exist", async ({ request }) => {
  for (const html of documents.values()) {
    expect(html).toContain(`<html lang="${site.language}"`);
    expect(metaOf(html, "theme-color")).toBe(site.themeColor);
  }
  const links = [
    ...(documents.get("/") ?? "").matchAll(/<link rel="([a-z-]*icon)" href="([^"]*)"/g),
  ];
  expect(links.map(([, rel]) => rel)).toEqual(["icon", "icon", "apple-touch-icon"]);
  for (const [, , href = ""] of links) expect((await request.get(href)).status(), href).toBe(200);
});

test("every internal link and anchor leads somewhere", () => {
  const dead: string[] = [];
  const idsOf = (html: string) =>
    new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  for (const [address, html] of documents) {
    for (const [, target = ""] of html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) {
      if (/^(https?:|mailto:)/.test(target)) continue;
      const { pathname, hash } = new URL(
        target.replaceAll("&amp;", "&"),
        new URL(addressOf(address), "http://site"),
      );
      if (/\.\w+$/.test(pathname)) {
        if (!existsSync(path.join(client, pathWithin(pathname))))
          dead.push(`${address} → ${target}: no such file`);
        continue;
      }
      const page = documents.get(pathWithin(pathname));
      if (!page) dead.push(`${address} → ${target}: no such page`);
      else if (hash && !idsOf(page).has(decodeURIComponent(hash.slice(1))))
        dead.push(`${address} → ${target}: no such anchor`);
    }
  }
  expect(dead).toEqual([]);
});

test("the sitemap lists every page once, and robots.txt names it", async ({ request }) => {
  const sitemap = await (await request.get(addressOf("/sitemap.xml"))).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual(canonicalPages.map(absoluteUrl));
  expect(urls.length).toBeGreaterThanOrEqual(12 + 37 + 8);
  expect(await (await request.get(addressOf("/robots.txt"))).text()).toContain(
    `Sitemap: ${absoluteUrl("/sitemap.xml")}`,
  );
});
