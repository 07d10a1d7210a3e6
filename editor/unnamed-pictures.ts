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
export function picturesToMove(
  before: readonly (Buffer | undefined)[],
): Map<string, Buffer | undefined> {
  const texts = globSync(`${contentFolder}/**/*.{yaml,md}`).map((file) =>
    readFileSync(file, "utf8"),
  );
  const named = namedIn(texts);
  const gone = [...namedIn(before.map(String))].filter(
    (file) => !named.has(file) && existsSync(file),
  );
  const back = [...named].flatMap((file) => {
    const bytes = existsSync(file) ? undefined : committed(file);
    return bytes ? [[file, bytes] as const] : [];
  });
  return new Map([...gone.map((file) => [file, undefined] as const), ...back]);
}
