import { base } from "../base";
import type { SearchDocument } from "./document";
import { openIndex, type SearchIndex } from "./search";

export async function readIndex(response: Response): Promise<SearchIndex> {
  const documents: SearchDocument[] = await response.json();
  return openIndex(documents);
}

/** Asks for the index and makes it ready; fails where it cannot be had. */
export async function fetchIndex(): Promise<SearchIndex> {
  return readIndex(await fetch(`${base}search.json`));
}
