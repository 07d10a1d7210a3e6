import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * A page that is open during a deploy still requests files of its own build. Their names have a hash, so
 * they can stay next to the new ones; this list has the files of each build, newest first.
 */
const list = "builds.json";

/** The new build and two before it; a page left open for three deploys must be reloaded. */
const keptBuilds = 3;

type Read = (file: string) => Promise<Uint8Array | undefined>;

/** Reads files of the current deployment, from a folder or a URL. */
function readerOf(deployed: string): Read {
  if (/^https?:/.test(deployed))
    return async (file) => {
      const response = await fetch(new URL(file, deployed.replace(/\/?$/, "/")));
      return response.ok ? response.bytes() : undefined;
    };
  return (file) => readFile(path.join(deployed, file)).catch(() => undefined);
}

/** The list may come from the network, so it is accepted only if it has nothing but plain file names. */
function buildsIn(text: Uint8Array | undefined): string[][] {
  if (!text) return [];
  const json = Buffer.from(text).toString();
  // Lists of names without a folder and without a leading dot.
  if (!/^\[(\[("\w[\w.-]*",?)*\],?)*\]\n$/.test(json))
    throw new Error(`${list} of the deployed site is none that this script has written.`);
  return JSON.parse(json);
}

/** Adds the hashed files of earlier builds to a new build, if they are still deployed. */
export async function keepAssets(site: string, deployed?: string): Promise<string[]> {
  const own = (await readdir(path.join(site, "assets"))).toSorted();
  const read = deployed ? readerOf(deployed) : async () => undefined;
  const before = buildsIn(await read(list)).filter((files) => String(files) !== String(own));
  const kept = before.slice(0, keptBuilds - 1);
  const added = [...new Set(kept.flat())].filter((file) => !own.includes(file));
  for (const file of added) {
    const content = await read(`assets/${file}`);
    if (content) await writeFile(path.join(site, "assets", file), content);
  }
  await writeFile(path.join(site, list), `${JSON.stringify([own, ...kept])}\n`);
  return added;
}
