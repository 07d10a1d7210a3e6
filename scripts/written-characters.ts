import path from "node:path";
import { contents } from "../app/content/content.ts";
import { contentFolder } from "../app/content/folder.ts";
import { readSources, sourcesIn } from "../app/content/read-content.ts";
import { fontCharacters } from "../app/text/font-characters.ts";

const first = readSources(path.resolve(contentFolder));

/**
 * What the fonts of each language have to have: every character that the firm writes in it, and those that
 * pages add. The first comes first; the others show names and titles of its pages too.
 */
export const writtenCharacters: readonly { folder: string; characters: string }[] = contents.map(
  ({ site }) => {
    const { folder } = site.edition;
    const sources = folder ? [...first, ...sourcesIn(site.language)] : first;
    const texts = JSON.stringify(sources.map(({ value }) => value));
    return { folder: folder.slice(1), characters: fontCharacters(texts, site) };
  },
);

/** For drawings, which are made for all languages with the same fonts. */
export const allCharacters = [
  ...new Set(writtenCharacters.flatMap(({ characters }) => [...characters])),
].join("");
