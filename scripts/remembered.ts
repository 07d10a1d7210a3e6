import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectFile } from "./cached.ts";

const folder = projectFile(".generated/remembered");
const daysKept = 14;

/** The file that was made of the same parts before, or is made of them now; `ending` tells kinds apart. */
export async function remembered(
  parts: readonly (string | Uint8Array)[],
  ending: string,
  make: () => string | Promise<Uint8Array>,
): Promise<string> {
  const hash = createHash("sha256");
  // Each with its length: no two lists of parts read the same.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  const kept = path.join(folder, `${hash.digest("base64url")}.${ending}`);
  if (existsSync(kept)) await utimes(kept, new Date(), new Date());
  else {
    await mkdir(folder, { recursive: true });
    // Whole or not at all, even if the build is cut short here; two may be made of the same at once.
    const unfinished = `${kept}.${randomUUID()}`;
    await writeFile(unfinished, await make());
    await rename(unfinished, kept);
  }
  return kept;
}

/** What no build has asked for in two weeks. */
export async function forgetUnused(): Promise<void> {
  const before = Date.now() - daysKept * 24 * 3600 * 1000;
  for await (const name of glob("*", { cwd: folder })) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
  }
}
