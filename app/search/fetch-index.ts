import { languageBase } from "../base";
import type { SearchWords } from "../lib/island-data";
import type { SearchDocument } from "./document";
import { openIndex, type SearchIndex } from "./search";
import { speak } from "./stop-words";

/** search.json: what can be found, and the words of the dialog. */
export interface SearchFile {
  words: SearchWords;
  documents: SearchDocument[];
}

/** In the language that the file is for. */
function openIn({ words, documents }: SearchFile): SearchIndex {
  if (words.rules) speak(words.rules);
  return openIndex(documents);
}

export async function readIndex(response: Response): Promise<SearchIndex> {
  if (__HAS_LANGUAGES__) return openIn(await response.json());
  const { documents }: SearchFile = await response.json();
  return openIndex(documents);
}

export async function fetchIndex(): Promise<SearchIndex> {
  return readIndex(await fetch(`${languageBase}search.json`));
}
