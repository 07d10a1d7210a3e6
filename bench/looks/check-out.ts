import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectFile } from "../../scripts/cached.ts";

const project = projectFile(".");

/** Checks a commit out in a temporary folder, with the packages of this one, until this process ends. */
export function checkOut(commit: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "looks-"));
  process.once("exit", () => {
    // A build that was interrupted may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    spawnSync("git", ["worktree", "remove", "--force", folder], { cwd: project });
  });
  const add = ["worktree", "add", "--quiet", "--detach", folder, commit];
  // Where there is no such commit, git says so.
  if (spawnSync("git", add, { cwd: project, stdio: "inherit" }).status !== 0) process.exit(1);
  symlinkSync(projectFile("node_modules"), path.join(folder, "node_modules"), "junction");
  return folder;
}
