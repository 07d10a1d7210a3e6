import { execFileSync } from "node:child_process";
import { contentFolder, nameIn } from "../app/content/folder.ts";
import { isLanguageFolder } from "../app/content/languages.ts";
import { filesOf } from "../app/content/mentions.ts";
import type { Files } from "../app/content/moved-names.ts";
import { readSource } from "../app/content/read-sources.ts";

export const git = (...args: string[]) =>
  execFileSync("git", args, { maxBuffer: 1e9, stdio: ["ignore", "pipe", "ignore"] });

/** A file as it was committed, last or at another time. */
export function committed(file: string, at = "HEAD"): Buffer | undefined {
  try {
    return git("show", `${at}:${file}`);
  } catch {
    return undefined;
  }
}

/** Names of all files that differ from the last commit; without a repository there is none. */
export function changedNames(): string[] {
  const args = ["--porcelain", "-z", "--no-renames", "--untracked-files=all"];
  try {
    const lines = git("status", ...args, "--", contentFolder)
      .toString()
      .split("\0");
    return lines.flatMap((line) => (line ? [nameIn(line.slice(3))] : []));
  } catch {
    return [];
  }
}

export const isText = (name: string) => /\.(yaml|md)$/.test(name);

/** All files as they were committed. */
export function filesBefore(names: readonly string[], now: Files): Files {
  const files = new Map(now);
  for (const name of names.filter((one) => isText(one) && !isLanguageFolder(one))) {
    const bytes = committed(`${contentFolder}/${name}`);
    files.delete(name);
    for (const [, data] of filesOf(bytes ? [readSource(name, bytes.toString())] : []))
      files.set(name, data);
  }
  return files;
}
