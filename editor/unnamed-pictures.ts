import { existsSync, globSync, readFileSync } from "node:fs";
import { contentFolder } from "../app/content/folder.ts";
import { committed } from "./committed.ts";

const addresses = /\/(?:pictures|images)\/[\w./-]+\.\w+/g;

/** The files that texts name by their addresses: masters, and what is published as it is. */
const namedIn = (texts: readonly string[]) =>
  new Set(
    texts
      .flatMap((text) => text.match(addresses) ?? [])
      .map((one) => contentFolder + (one.startsWith("/images") ? `/public${one}` : one)),
  );

/**
 * What else a save changes: pictures go that it took the last mention of, and one that is named again, because
 * a change was taken back, is there again.
 */
export function picturesToMove(before: readonly (Buffer | undefined)[]) {
  const files = globSync(`${contentFolder}/**/*.{yaml,md}`);
  const named = namedIn(files.map((file) => readFileSync(file, "utf8")));
  const moved = new Map<string, Buffer | undefined>();
  for (const file of namedIn(before.map(String)))
    if (!named.has(file) && existsSync(file)) moved.set(file, undefined);
  for (const file of named) {
    const bytes = existsSync(file) ? undefined : committed(file);
    if (bytes) moved.set(file, bytes);
  }
  return moved;
}
