import { existsSync } from "node:fs";
import path from "node:path";

/** The first of these files or commands that this machine has, or an empty text. */
export function findFile(...candidates: string[]): string {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = candidates
    .filter(Boolean)
    .flatMap((file) =>
      path.isAbsolute(file) ? [file] : folders.map((folder) => path.join(folder, file)),
    );
  return files.find((file) => existsSync(file)) ?? "";
}
