import { execFileSync } from "node:child_process";

export const git = (...args: string[]) =>
  execFileSync("git", args, { maxBuffer: 1e9, stdio: ["ignore", "pipe", "ignore"] });

/** A file as it was committed. */
export function committed(file: string): Buffer | undefined {
  try {
    return git("show", `HEAD:${file}`);
  } catch {
    return undefined;
  }
}
