import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { faultText } from "../app/content/fault.ts";
import { contentFolder } from "../app/content/folder.ts";
import { readContent } from "../app/content/read-content.ts";
import { picturesToMove } from "./unnamed-pictures.ts";

/** What the editor may read and write. */
export const folders = [contentFolder];

export interface Change {
  operation: "create" | "update" | "delete";
  path: string;
  /** In base64. */
  content?: string;
  /** The file's hash when it was read. */
  sha?: string | undefined;
  from_path?: string;
}

export const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

/** As git has it. */
export const hashOf = (bytes: Buffer | undefined) =>
  bytes && createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

function write(file: string, bytes: Buffer | undefined): void {
  mkdirSync(path.dirname(file), { recursive: true });
  if (bytes) writeFileSync(file, bytes);
  else rmSync(file, { force: true });
}

/** Stops what may not be done, whatever it says. */
function mayBeDone({ operation, path: file, from_path: from = file, sha }: Change): void {
  for (const name of [file, from])
    if (path.posix.normalize(name) !== name || !folders.some((one) => name.startsWith(`${one}/`)))
      throw new Error(`${name} is not content.`);
  const now = hashOf(readIfThere(from));
  if (operation === "create" && now)
    throw new Error(`${file} is there already: choose another title or id.`);
  if (operation !== "create" && now !== sha)
    throw new Error(`${file} was changed meanwhile: reload it first.`);
}

/**
 * Writes all files of one save, or none. Nothing else runs until it is decided, so that neither the
 * watcher nor a page sees what is refused.
 */
export function save(asked: readonly Change[]): void {
  // The tool would take every mention of a deleted entry out: who names it is asked instead.
  const deletions = asked.filter(({ operation }) => operation === "delete");
  const changes = deletions.length ? deletions : asked;
  changes.forEach(mayBeDone);
  const touched = changes.flatMap((change) => [change.path, change.from_path ?? change.path]);
  const before = new Map(touched.map((file) => [file, readIfThere(file)]));
  for (const { operation, path: file, from_path: from = file, content = "" } of changes) {
    if (from !== file) write(from, undefined);
    write(file, operation === "delete" ? undefined : Buffer.from(content, "base64"));
  }
  for (const [file, bytes] of picturesToMove([...before.values()])) {
    before.set(file, readIfThere(file));
    write(file, bytes);
  }
  const { faults } = readContent();
  if (!faults.length) return;
  for (const [file, bytes] of before) write(file, bytes);
  throw new Error(faults.map(faultText).join("\n\n"));
}
