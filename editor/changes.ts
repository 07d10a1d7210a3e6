import { execFileSync } from "node:child_process";
import { folders, hash, readIfThere } from "./forge.ts";

const git = (...args: string[]) => execFileSync("git", args, { maxBuffer: 1e9 });
const lines = (bytes: Buffer) => bytes.toString().split("\n").filter(Boolean);

/** A file that differs from the last commit, both as base64; null where it is not there. */
export interface ChangedFile {
  file: string;
  before: string | null;
  after: string | null;
  sha?: string;
}

export function changedFiles(): ChangedFile[] {
  const changed = lines(git("diff", "--name-only", "HEAD", "--", ...folders));
  const added = lines(git("ls-files", "--others", "--exclude-standard", "--", ...folders));
  return [...changed, ...added].map((file) => {
    const now = readIfThere(file);
    const before =
      added.includes(file) || !lines(git("ls-tree", "HEAD", file)).length
        ? null
        : git("show", `HEAD:${file}`).toString("base64");
    return {
      file,
      before,
      after: now?.toString("base64") ?? null,
      ...(now ? { sha: hash(now) } : {}),
    };
  });
}
