import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentSuffix } from "../app/content/folder.ts";

const root = path.resolve(import.meta.dirname, "..");

/** A file of the project, by its path from the root. */
export function projectFile(name: string): string {
  return path.join(root, name);
}

/** What is made from the content; below it, `public` has what is published as it is. */
export const derivedFolder = `.generated${contentSuffix}`;

async function writeWithFolder(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

interface Stamp {
  key: string;
  outputs: string[];
}

const stampFileOf = (name: string) => projectFile(`${derivedFolder}/stamps/${name}.json`);
const readStamp = async (file: string): Promise<Stamp> => JSON.parse(await readFile(file, "utf8"));

/**
 * Makes files that are derived from others, unless they exist and come from the same inputs: `inputs`
 * are file paths, `settings` everything else that matters. `make` returns the path from the root and
 * the content of each output. Returns how many were made.
 */
export async function cached(
  name: string,
  inputs: readonly string[],
  make: () => Promise<ReadonlyMap<string, string | Uint8Array>>,
  settings = "",
): Promise<number> {
  const hash = createHash("sha256").update(settings);
  for (const input of inputs) hash.update(await readFile(input));
  const key = hash.digest("hex");
  const stampFile = stampFileOf(name);

  if (existsSync(stampFile)) {
    const stamp = await readStamp(stampFile);
    if (stamp.key === key && stamp.outputs.every((file) => existsSync(projectFile(file)))) return 0;
  }

  const outputs = await make();
  // Removed first, so that an interrupted build leaves no stamp for incomplete files.
  await rm(stampFile, { force: true });
  for (const [file, content] of outputs) await writeWithFolder(projectFile(file), content);
  await writeWithFolder(stampFile, JSON.stringify({ key, outputs: [...outputs.keys()] }));
  return outputs.size;
}

/** Puts what was made under these names and is published as it is into a site; what earlier content left stays out. */
export async function publish(names: readonly string[], site: string): Promise<void> {
  const published = `${derivedFolder}/public`;
  for (const name of names)
    for (const file of (await readStamp(stampFileOf(name))).outputs)
      if (file.startsWith(`${published}/`))
        await cp(projectFile(file), path.join(site, path.relative(published, file)));
}
