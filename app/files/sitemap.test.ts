import { expect, it } from "vitest";
import { absoluteUrl } from "../lib/absolute-url";
import { canonicalPages } from "../lib/pages";
import { sitemapParts } from "../lib/sitemap-parts";
import { sitemapText } from "./sitemap";

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, at]) => at);
const all = canonicalPages.map(absoluteUrl);

it("has all addresses in one file, as long as the protocol allows", () => {
  expect(sitemapParts(canonicalPages)).toEqual(new Map());
  for (const most of [undefined, canonicalPages.length])
    expect(addressesIn(sitemapText("/sitemap.xml", canonicalPages, most))).toEqual(all);
});

it("is an index of files beside it where there are more, with every address once", () => {
  const most = 10;
  const files = [...sitemapParts(canonicalPages, most).keys()];
  expect(files.length).toBe(Math.ceil(canonicalPages.length / most));
  const index = sitemapText("/sitemap.xml", canonicalPages, most);
  expect(index).toContain("<sitemapindex ");
  expect(addressesIn(index)).toEqual(files.map(absoluteUrl));
  const parts = files.map((file) => addressesIn(sitemapText(file, canonicalPages, most)));
  expect(parts.flat()).toEqual(all);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(most);
});
