import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { checkContent, checkWithDrafts } from "./check-content.ts";
import { ContentError } from "./fault.ts";
import { contentFolder } from "./folder.ts";
import { readSource, type Source } from "./read-sources.ts";
import { withSharedWords } from "./shared-words.ts";

/** Not words: pictures are made smaller, and the files of `public` are published as they are. */
const isNoText = /^(pictures|public)\//;

/** The files of a folder, before anything is checked. */
export const readSources = (folder: string) =>
  withSharedWords(ownSources(folder), (file) => readFileSync(file, "utf8"));

/** The same without the words that other firms say alike. */
export function ownSources(folder = path.resolve(contentFolder)): Source[] {
  const names = globSync("**/*.*", { cwd: folder })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => !isNoText.test(name) && statSync(path.join(folder, name)).isFile());
  return names
    .sort()
    .map((name) => readSource(name, readFileSync(path.join(folder, name), "utf8")));
}

export const onDisk = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

/** Everything the site says, from the files of a folder. */
export function readContent(folder = path.resolve(contentFolder)) {
  return checkContent(readSources(folder), onDisk);
}

/** The same while developing, where drafts can be seen. */
export function readWithDrafts() {
  return checkWithDrafts(readSources(path.resolve(contentFolder)), onDisk);
}

/** The same for those who cannot go on without it. */
export function requireContent() {
  const { content, faults } = process.env.WITH_DRAFTS ? readWithDrafts() : readContent();
  if (!content || faults.length) throw new ContentError(faults);
  return content;
}
