import { expect, it, vi } from "vitest";
import { searchDocuments } from "./documents";
import { openIndex, search } from "./search";
import { shardPath, shardsFor, shardsOf } from "./shards";
import { openSplitIndex } from "./split-index";

const services = searchDocuments().filter(({ kind }) => kind === "service");
const others = searchDocuments().filter(({ kind }) => kind !== "service");
const most = 12;
const shards = new Map(shardsOf(services, most));
const names = new Set(shards.keys());

it("has every service in some shard, and no shard with too many", () => {
  expect(new Set([...shards.values()].flat())).toEqual(new Set(services));
  for (const [name, documents] of shards) {
    expect(documents.length, name).toBeLessThanOrEqual(most);
    expect(name).toMatch(/^[a-z\d]{2,4}$/);
  }
});

it("has the shards of all forms of a word in one, and needs none for a word that says nothing", () => {
  for (const word of ["migration", "migrating", "migrat"])
    expect(shardsFor(word, names)).toEqual(shardsFor("migrate", names));
  expect(shardsFor("the x", names)).toEqual([]);
  expect(shardsFor("cloud clouds cloud", names)).toHaveLength(1);
});

/** Serves the shards, and says which were asked for. */
function serveShards() {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const found = [...shards].find(([name]) => address.endsWith(shardPath(name)));
    return Response.json(found?.[1]);
  });
  return asked;
}

it("finds a service by its name as the whole index does", async () => {
  const asked = serveShards();
  const whole = openIndex(services);
  for (const { title } of services) {
    const index = openSplitIndex({ documents: [], shards: [...names] });
    await index.fetchFor?.(title);
    expect(search(index, title)[0]?.path, title).toBe(search(whole, title)[0]?.path);
  }
  expect(asked.length).toBeGreaterThan(services.length);
  vi.unstubAllGlobals();
});

it("asks for no shard twice, unless it was lost", async () => {
  const index = openSplitIndex({ documents: others, shards: [...names] });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("lost")));
  expect(await index.fetchFor?.("sharepoint")).toBe(false);
  const asked = serveShards();
  expect(await index.fetchFor?.("sharepoint")).toBe(true);
  expect(await index.fetchFor?.("sharepoints")).toBe(false);
  expect(asked).toHaveLength(1);
  vi.unstubAllGlobals();
});
