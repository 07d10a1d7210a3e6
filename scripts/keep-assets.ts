import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * A page that is open while the site is deployed anew asks for files of the build it came from. Their
 * names have a hash, so they can lie beside the new ones: this list says which build has which, the
 * newest first.
 */
const list = "builds.json";

/** The new build and two before it: who leaves a page open over three deploys has to load it again. */
const keptBuilds = 3;

type Read = (file: string) => Promise<Uint8Array | undefined>;

/** Reads what is deployed now, from a folder or from the address where it is served. */
function readerOf(deployed: string): Read {
  if (/^https?:/.test(deployed))
    return async (file) => {
      const response = await fetch(new URL(file, deployed.replace(/\/?$/, "/")));
      return response.ok ? response.bytes() : undefined;
    };
  return (file) => readFile(path.join(deployed, file)).catch(() => undefined);
}

/** What came from elsewhere is believed where it names files of that folder, and no others. */
function buildsIn(text: Uint8Array | undefined): string[][] {
  if (!text) return [];
  const said = Buffer.from(text).toString();
  // A list of lists of names: no folder, no dot at the start.
  if (!/^\[(\[("\w[\w.-]*",?)*\],?)*\]\n$/.test(said))
    throw new Error(`${list} of the deployed site is none that this script has written.`);
  return JSON.parse(said);
}

/** Adds to a new build the hashed files of those before it, as far as they are still deployed. */
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
