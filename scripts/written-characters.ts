import path from "node:path";
import { contents } from "../app/content/content.ts";
import { contentFolder } from "../app/content/folder.ts";
import { readSources, sourcesIn } from "../app/content/read-content.ts";
import { fontCharacters } from "../app/text/font-characters.ts";

/** What the fonts have to have: every character that the firm writes, and those that pages add. */
const sources = [
  readSources(path.resolve(contentFolder)),
  ...contents.slice(1).map(({ site }) => sourcesIn(site.language)),
];
export const writtenCharacters = fontCharacters(
  JSON.stringify(sources.flat().map(({ value }) => value)),
  contents.map(({ site }) => site),
);
