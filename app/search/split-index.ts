import { base } from "../base";
import type { SearchDocument } from "./document";
import { openIndex, type SearchIndex } from "./search";
import { type SplitIndex, shardPath, shardsFor } from "./shards";

/** An index that grows with what is asked. */
export function openSplitIndex({ documents, shards }: SplitIndex): SearchIndex {
  const { engine } = openIndex(documents);
  const known = new Set(shards);
  const asked = new Set<string>();

  async function fetchShard(name: string): Promise<void> {
    asked.add(name);
    try {
      const response = await fetch(base + shardPath(name));
      const found: SearchDocument[] = await response.json();
      const added = found.filter(({ path }) => !engine.has(path));
      engine.addAll(added);
      documents.push(...added);
    } catch {
      // Lost on the way: the next question may have it.
      asked.delete(name);
    }
  }

  return {
    documents,
    engine,
    async fetchFor(question) {
      const before = documents.length;
      const names = shardsFor(question, known).filter((name) => !asked.has(name));
      await Promise.all(names.map(fetchShard));
      return documents.length > before;
    },
  };
}
