import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { absoluteUrl } from "../../app/lib/absolute-url.ts";
import { canonicalPages } from "../../app/lib/pages.ts";
import { twinPath } from "../../app/lib/twin-path.ts";
import { llmsText } from "./llms.ts";
import { type Twin, twinOf } from "./twin.ts";

/** The day on which a page was last changed, if the sitemap of the build says so. */
const changedOn = (page: string, sitemap: string) =>
  sitemap.split(`<loc>${absoluteUrl(page)}</loc><lastmod>`)[1]?.slice(0, "2026-01-31".length);

/** A twin of every page of a build, and the map of them. */
export async function writeTwins(site: string): Promise<number> {
  const sitemap = await readFile(path.join(site, "sitemap.xml"), "utf8");
  const twins: Twin[] = [];
  for (const page of canonicalPages) {
    const html = await readFile(path.join(site, page, "index.html"), "utf8");
    const twin = twinOf(html, page, changedOn(page, sitemap));
    await writeFile(path.join(site, twinPath(page)), twin.markdown);
    twins.push(twin);
  }
  await writeFile(path.join(site, "llms.txt"), llmsText(twins));
  return twins.length;
}
