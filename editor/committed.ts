import { execFileSync } from "node:child_process";

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
