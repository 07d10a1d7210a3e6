import { execFileSync } from "node:child_process";
import { projectFile } from "./cached.ts";

/** What git says; nothing without it, without history, or before the first commit of a file. */
export function git(...command: string[]): string {
  try {
    return execFileSync("git", command, {
      cwd: projectFile("."),
      encoding: "utf8",
      stdio: "pipe",
      maxBuffer: 2 ** 26,
    });
  } catch {
    return "";
  }
}
