import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import { canonicalPages } from "../../app/lib/pages.ts";
import { twinPath } from "../../app/lib/twin-path.ts";
import { projectFile } from "../cached.ts";
import { splitStyles } from "../split-styles.ts";
import { llmsText } from "./llms.ts";
import { type Twin, twinOf } from "./twin.ts";

/** A twin of every page of a build, and the map of them. */
export async function writeTwins(site: string): Promise<number> {
  const days = JSON.parse(await readFile(projectFile("app/content/last-changed.json"), "utf8"));
  const twins: Twin[] = [];
  for (const page of canonicalPages) {
    const html = await readFile(path.join(site, page, "index.html"), "utf8");
    const twin = twinOf(parse(splitStyles(html).bare, { treeAdapter }), page, days[page]);
    await writeFile(path.join(site, twinPath(page)), twin.markdown);
    twins.push(twin);
  }
  await writeFile(path.join(site, "llms.txt"), llmsText(twins));
  return twins.length;
}
