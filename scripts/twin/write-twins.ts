import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { canonicalPages } from "../../app/lib/pages.ts";
import { twinPath } from "../../app/lib/twin-path.ts";
import { lastChangedDays } from "../last-changed.ts";
import { llmsText } from "./llms.ts";
import { type Twin, twinOf } from "./twin.ts";

/** A twin of every page of a build, and the map of them. */
export async function writeTwins(site: string): Promise<number> {
  const days = lastChangedDays();
  const twins: Twin[] = [];
  for (const page of canonicalPages) {
    const html = await readFile(path.join(site, page, "index.html"), "utf8");
    const twin = twinOf(html, page, days[page]);
    await writeFile(path.join(site, twinPath(page)), twin.markdown);
    twins.push(twin);
  }
  await writeFile(path.join(site, "llms.txt"), llmsText(twins));
  return twins.length;
}
