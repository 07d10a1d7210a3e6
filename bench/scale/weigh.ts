import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { shardPath, shardsFor } from "../../app/search/shards.ts";
import { median } from "../median.ts";
import { questions } from "../search/questions.ts";

/** What a visitor fetches of a build, and what grows with the number of services; null for what is not there. */
export function weigh(site: string) {
  const text = (file: string) => readFileSync(path.join(site, file), "utf8");
  /** Bytes that travel. */
  const weight = (file: string) => statSync(path.join(site, `${file}.br`)).size;
  const largest = (pattern: string) => {
    const files = globSync(pattern, { cwd: site });
    return files.length ? Math.max(...files.map(weight)) : null;
  };

  const page = "services/cloud-migration/index.html";
  const panel = /<div id="catalog"[\s\S]*?<\/p>/.exec(text(page))?.[0] ?? "";
  const index: { shards?: string[] } = JSON.parse(text("search.json"));
  const shards = new Set(index.shards);
  /** Asked first of all: the index, and what it needs of the rest. */
  const asked = questions.map(({ asked }) =>
    shardsFor(asked, shards)
      .map((name) => weight(shardPath(name)))
      .reduce((sum, bytes) => sum + bytes, weight("search.json")),
  );
  return {
    "a service page": weight(page),
    "the script": largest("assets/entry.client-*.js"),
    "/services": weight("services/index.html"),
    "/contact": weight("contact/index.html"),
    "the header’s panel, uncompressed": panel.length,
    "/sitemap": weight("sitemap/index.html"),
    "the longest list of a group": largest("sitemap/*/**/index.html"),
    "search: what all fetch": weight("search.json"),
    "search: a first question, median": median(asked),
    "search: a first question, at most": Math.max(...asked),
    "sitemap.xml": weight("sitemap.xml"),
    "llms.txt": weight("llms.txt"),
  };
}

export type Weights = ReturnType<typeof weigh>;
