import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Bytes that travel. */
const weight = (site: string, file: string) => statSync(path.join(site, `${file}.br`)).size;

/** What a visitor fetches of a build, and what grows with the number of services. */
export function weigh(site: string) {
  const page = "services/cloud-migration/index.html";
  const html = readFileSync(path.join(site, page), "utf8");
  const panel = /<div id="catalog"[\s\S]*?<\/p>/.exec(html)?.[0] ?? "";
  const [script = ""] = globSync("assets/entry.client-*.js", { cwd: site });
  return {
    "a service page": weight(site, page),
    "the script": weight(site, script),
    "/services": weight(site, "services/index.html"),
    "the header’s panel, uncompressed": panel.length,
    "/sitemap": weight(site, "sitemap/index.html"),
    "search.json": weight(site, "search.json"),
    "sitemap.xml": weight(site, "sitemap.xml"),
  };
}

export type Weights = ReturnType<typeof weigh>;
