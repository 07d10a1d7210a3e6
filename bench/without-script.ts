import { cp, glob, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Element } from "domhandler";
import { findAll, removeElement } from "domutils";
import { parse, serialize } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";

function bringsScript({ name, attribs }: Element): boolean {
  if (name === "script") return attribs.type !== "application/ld+json";
  return name === "link" && (attribs.rel === "modulepreload" || attribs.as === "script");
}

/** The page without its scripts, except for the structured data for search engines. */
function withoutScript(html: string): string {
  const page = parse(html, { treeAdapter });
  for (const element of findAll(bringsScript, page.children)) removeElement(element);
  return serialize(page, { treeAdapter });
}

/** Returns the folder of a copy of a finished build without script, compressed as it is. */
export async function copyWithoutScript(site: string): Promise<string> {
  const copy = "node_modules/.cache/bench-without-script";
  await rm(copy, { recursive: true, force: true });
  await cp(site, copy, { recursive: true });
  for await (const name of glob("**/*.html", { cwd: copy })) {
    const file = path.join(copy, name);
    const html = withoutScript(await readFile(file, "utf8"));
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
  }
  return copy;
}
