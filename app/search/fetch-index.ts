import { languageBase } from "../base";
import type { SearchWords } from "../lib/island-data";
import type { SearchDocument } from "./document";
import { openIndex, type SearchIndex } from "./search";

/** search.json: what can be found, and the words of the dialog. */
export interface SearchFile {
  words: SearchWords;
  documents: SearchDocument[];
}

export async function readIndex(response: Response): Promise<SearchIndex> {
  const { documents }: SearchFile = await response.json();
  return openIndex(documents);
}

export async function fetchIndex(): Promise<SearchIndex> {
  return readIndex(await fetch(`${languageBase}search.json`));
}
