import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatOf } from "../../app/content/write.ts";
import { sitePort } from "../support/servers.ts";

/** Apart from the ports of the builds, and found by every worker. */
export const port = sitePort + 1000;
/** Of the one development server that all scenes share. */
export const address = `http://127.0.0.1:${port}`;
/** What it serves: a copy of the site with content of its own, a repository with one commit. */
export const folder = path.join(tmpdir(), `development-${port}`);

export const inCopy = (file: string) => path.join(folder, file);

// Scenes run beside each other: none may wait for another's lock.
export const git = (...args: string[]) =>
  execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
    stdio: ["ignore", "pipe", "ignore"],
  });

/** What a content file says. */
export const read = (file: string, from = inCopy("content")) =>
  formatOf(file).fromFile(readFileSync(path.join(from, file), "utf8"));

/** Files that the scene of this worker has changed so far, as "content/faq.yaml". */
export const touched = new Set<string>();

/** Changes a file as a programmer would, beside the form. */
export function write(file: string, text: string): void {
  touched.add(file);
  writeFileSync(inCopy(file), text);
}

/** Every scene leaves the site as it was; what others do meanwhile is theirs. */
export function putBack(): void {
  for (const file of touched)
    if (git("ls-files", "--", file)) writeFileSync(inCopy(file), git("show", `HEAD:${file}`));
    else rmSync(inCopy(file), { force: true });
  touched.clear();
}

/** What differs from the commit, in files of this scene. */
export function diff(): string[] {
  if (!touched.size) return [];
  const lines = git("diff", "--unified=0", "HEAD", "--", ...touched).split("\n");
  return lines.filter((line) => /^[-+](?![-+]{2} )/.test(line));
}

/** Files of this scene that are not as they were: "M content/faq.yaml". */
export const status = () =>
  touched.size
    ? git("status", "--short", "--untracked-files=all", "--", ...touched)
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean)
    : [];
