import { execFileSync } from "node:child_process";
import { projectFile } from "./cached.ts";
import { pageSources } from "./page-sources.ts";

interface Change {
  /** The author's, which a rebase or a cherry-pick keeps. */
  day: string;
  /** Nothing comes before it: what it brings may be older than it says. */
  isFirst: boolean;
  files: readonly string[];
}

export interface ContentHistory {
  changes: readonly Change[];
  /** Files that differ from the last commit. */
  edited: readonly string[];
}

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: projectFile("."), encoding: "utf8", stdio: "pipe" });

/** From `git log --format=%x00%as %P --name-only`. */
export function readLog(log: string): Change[] {
  return log
    .split("\0")
    .slice(1)
    .map((entry) => {
      const [head = "", ...files] = entry.split("\n").filter(Boolean);
      const [day = "", ...parents] = head.trim().split(" ");
      return { day, isFirst: parents.length === 0, files };
    });
}

/** Why there is no history to look at, or nothing where there is one. */
export function missingHistory(): string | undefined {
  try {
    git("ls-files", "--error-unmatch", "app/content/ids.ts");
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return `git knows nothing of this folder: ${(stderr || message).trim().split("\n")[0]}`;
  }
  return git("rev-parse", "--is-shallow-repository").trim() === "true"
    ? "This is a shallow clone: `git fetch --unshallow` brings its history."
    : undefined;
}

export function contentHistory(): ContentHistory {
  const below = ["--relative", "--", "app/content"];
  return {
    changes: readLog(git("log", "--format=%x00%as %P", "--name-only", ...below)),
    edited: [
      ...git("diff", "--name-only", "HEAD", ...below).split("\n"),
      ...git("ls-files", "--others", "--exclude-standard", "app/content").split("\n"),
    ].filter(Boolean),
  };
}

/** The last day on which a commit changed what the page says. */
export function pageHistory(page: string, { changes, edited }: ContentHistory) {
  const sources = pageSources(page);
  const own = changes.filter(({ files }) => sources.some((file) => files.includes(file)));
  const later = own.filter(({ isFirst }) => !isFirst);
  const isImported = own.length > 0 && later.length === 0;
  // Cherry-picks may stand in another order than they were written in.
  const days = (isImported ? own : later).map(({ day }) => day).sort();
  return {
    day: days.at(-1),
    isImported,
    isEdited: sources.some((file) => edited.includes(file)),
  };
}
