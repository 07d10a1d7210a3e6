import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SearchDocument } from "../app/search/document.ts";
import { type SplitIndex, shardPath, shardsOf } from "../app/search/shards.ts";

/** With more services than this the index is split, and no shard has more: some 15 KB. */
const most = 200;

/** Splits the index of a build, if it is too large for a first question; returns into how many. */
export async function makeSearchShards(site: string): Promise<number> {
  const file = path.join(site, "search.json");
  const all: SearchDocument[] = JSON.parse(await readFile(file, "utf8"));
  const services = all.filter(({ kind }) => kind === "service");
  if (services.length <= most) return 0;
  const shards = shardsOf(services, most);
  await mkdir(path.join(site, path.dirname(shardPath(""))), { recursive: true });
  for (const [name, documents] of shards)
    await writeFile(path.join(site, shardPath(name)), JSON.stringify(documents));
  const index: SplitIndex = {
    documents: all.filter(({ kind }) => kind !== "service"),
    shards: shards.map(([name]) => name),
  };
  await writeFile(file, JSON.stringify(index));
  return shards.length;
}
