import path from "node:path";
import { content } from "../app/content/content.ts";
import { contentFolder } from "../app/content/folder.ts";
import { readSources } from "../app/content/read-content.ts";
import { fontCharacters } from "../app/text/font-characters.ts";

/** What the fonts have to have: every character that the firm writes, and those that pages add. */
export const writtenCharacters = fontCharacters(
  JSON.stringify(readSources(path.resolve(contentFolder)).map(({ value }) => value)),
  content.site,
);
