import { base } from "../base";
import type { SearchDocument } from "./document";
import { openIndex, type SearchIndex } from "./search";
import type { SplitIndex } from "./shards";

export async function readIndex(response: Response): Promise<SearchIndex> {
  const found: SearchDocument[] | SplitIndex = await response.json();
  if (Array.isArray(found)) return openIndex(found);
  const { openSplitIndex } = await import("./split-index");
  return openSplitIndex(found);
}

/** Asks for the index and makes it ready; fails where it cannot be had. */
export async function fetchIndex(): Promise<SearchIndex> {
  return readIndex(await fetch(`${base}search.json`));
}
