import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { checkContent, checkWithDrafts } from "./check-content.ts";
import { ContentError } from "./fault.ts";
import { readSource, type Source } from "./read-sources.ts";

/** The files of a folder, before anything is checked. */
export function readSources(folder: string): Source[] {
  return globSync("**/*.*", { cwd: folder })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => !name.startsWith("pictures/") && statSync(path.join(folder, name)).isFile())
    .sort()
    .map((name) => readSource(name, readFileSync(path.join(folder, name), "utf8")));
}

export const onDisk = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

/** Everything the site says, from the files of a folder. */
export function readContent(folder = path.resolve("content")) {
  return checkContent(readSources(folder), onDisk);
}

/** The same while developing, where drafts can be seen. */
export function readWithDrafts(folder = path.resolve("content")) {
  return checkWithDrafts(readSources(folder), onDisk);
}

/** The same for those who cannot go on without it. */
export function requireContent(folder?: string) {
  const { content, faults } = (process.env.WITH_DRAFTS ? readWithDrafts : readContent)(folder);
  if (!content || faults.length) throw new ContentError(faults);
  return content;
}
