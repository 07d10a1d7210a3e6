import { base } from "../base";
import type { SearchDocument } from "./document";
import { openIndex, type SearchIndex } from "./search";

export async function readIndex(response: Response): Promise<SearchIndex> {
  const documents: SearchDocument[] = await response.json();
  return openIndex(documents);
}

export async function fetchIndex(): Promise<SearchIndex> {
  return readIndex(await fetch(`${base}search.json`));
}
