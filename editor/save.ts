import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { valuesIn } from "../app/content/check-content.ts";
import { contentFolder, nameIn } from "../app/content/folder.ts";
import { firstOf } from "../app/content/languages.ts";
import { filesOf, settled } from "../app/content/mentions.ts";
import type { Files } from "../app/content/moved-names.ts";
import { faultsInFirst, ownSources, readSources } from "../app/content/read-content.ts";
import { readSource } from "../app/content/read-sources.ts";
import { formatOf } from "../app/content/write.ts";
import { sentencesOn } from "./faults-in-words.ts";
import { withFormerAddresses } from "./former-address.ts";
import { titleOf } from "./place.ts";
import { isTranslation, translationsAfter } from "./translations.ts";
import { picturesToMove } from "./unnamed-pictures.ts";

export interface Change {
  operation: "create" | "update" | "delete";
  path: string;
  /** In base64. */
  content?: string;
  /** The file's hash when it was read. */
  sha?: string | undefined;
  from_path?: string | undefined;
}

export const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

/** As git has it. */
export const hashOf = (bytes: Buffer | undefined) =>
  bytes && createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

/** What all files say that are there now. */
export const filesNow = () => filesOf(ownSources());

function write(file: string, bytes: Buffer | undefined): void {
  mkdirSync(path.dirname(file), { recursive: true });
  if (bytes) writeFileSync(file, bytes);
  else rmSync(file, { force: true });
}

/** Stops what may not be done, whatever it says. */
function mayBeDone({ operation, path: file, from_path: from = file, sha }: Change, files: Files) {
  for (const one of [file, from])
    if (path.posix.normalize(one) !== one || !one.startsWith(`${contentFolder}/`))
      throw new Error(`${one} is not a content file.`);
  const name = firstOf(nameIn(from));
  const title = `“${titleOf(name, files.get(name))}”`;
  const now = hashOf(readIfThere(from));
  const isTaken = file !== from && existsSync(file);
  if (isTaken || (operation === "create" && now))
    throw new Error(`${title} already exists. Choose another title or address.`);
  if (operation !== "create" && now !== sha)
    throw new Error(`${title} was changed in the meantime. Reload it first.`);
}

/** All files as they would be, by what they say; one that cannot be read is left to the check. */
function filesWith(changes: readonly Change[], before: Files): Files {
  const after = new Map(before);
  for (const { operation, path: file, from_path: from = file, content = "" } of changes) {
    after.delete(nameIn(from));
    if (operation === "delete" || !/\.(yaml|md)$/.test(file) || isTranslation(nameIn(file)))
      continue;
    const source = readSource(nameIn(file), Buffer.from(content, "base64").toString());
    for (const [name, data] of filesOf([source])) after.set(name, data);
  }
  return after;
}

/**
 * Writes all files of one save, and what follows from it in others, or none of them. Nothing else runs until
 * it is decided, so that neither the watcher nor a page sees what is refused. Returns the files that are
 * other than they were asked to be.
 */
export function save(asked: readonly Change[], withAddresses = withFormerAddresses): string[] {
  const before = filesNow();
  // With a deletion the tool numbers those that are left anew, which would be changes of their own.
  const deletions = asked.filter(({ operation }) => operation === "delete");
  const isGone = deletions.some((one) => !isTranslation(nameIn(one.path)));
  const changes = isGone ? deletions : asked;
  for (const change of changes) mayBeDone(change, before);
  const after = filesWith(changes, before);
  const next = settled(before, withAddresses(before, after), () =>
    valuesIn(readSources(path.resolve(contentFolder))),
  );
  const bytes = new Map<string, Buffer | undefined>();
  for (const { operation, path: file, from_path: from = file, content = "" } of changes) {
    bytes.set(file, operation === "delete" ? undefined : Buffer.from(content, "base64"));
    if (from !== file) bytes.set(from, undefined);
  }
  const others = asked.filter((one) => !changes.includes(one)).map((one) => one.path);
  for (const [name, data] of next) {
    const file = `${contentFolder}/${name}`;
    if (data === after.get(name)) continue;
    bytes.set(file, Buffer.from(formatOf(name).toFile(data)));
    others.push(file);
  }
  for (const [file, now] of translationsAfter(before, next)) {
    if (bytes.has(file)) continue;
    bytes.set(file, now);
    others.push(`${contentFolder}/${firstOf(nameIn(file))}`);
  }
  const old = new Map([...bytes.keys()].map((file) => [file, readIfThere(file)]));
  for (const [file, now] of bytes) write(file, now);
  for (const [file, now] of picturesToMove([...old.values()])) {
    old.set(file, readIfThere(file));
    write(file, now);
  }
  const faults = faultsInFirst();
  if (!faults.length) return others;
  for (const [file, was] of old) write(file, was);
  throw new Error(sentencesOn(faults, next, before).join("\n\n"));
}
