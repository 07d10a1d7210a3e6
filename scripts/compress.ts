import { copyFile, glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cached, derivedFolder, projectFile } from "./cached.ts";
import { sideBySide } from "./side-by-side.ts";

const compressible = ["**/*.{html,js,css,svg,xml,txt,md,json,ico}", ".well-known/*.txt"];

/** How brotli cuts a page into blocks depends on every byte, on hashed names too: the smaller of two ways is steadier. */
const blocksOf = (file: string) => (file.endsWith(".html") ? [0, 16] : [0]);

async function inBrotli(content: Buffer, file: string): Promise<Buffer> {
  const tries = blocksOf(file).map((block) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_LGBLOCK]: block } }),
  );
  const [smallest = content] = (await Promise.all(tries)).toSorted((a, b) => a.length - b.length);
  return smallest;
}

async function compressed(file: string): Promise<[ending: string, content: Buffer][]> {
  const content = await readFile(file);
  return [
    ["br", await inBrotli(content, file)],
    ["gz", await promisify(gzip)(content, { level: 9 })],
  ];
}

/** Caches the result for an unchanged page, because maximum Brotli takes seconds for all pages. */
async function compress(site: string, name: string): Promise<void> {
  const file = path.join(site, name);
  // Not cached: hashed names change with the content, so the cache would grow forever.
  if (name.startsWith("assets")) {
    for (const [ending, content] of await compressed(file))
      await writeFile(`${file}.${ending}`, content);
    return;
  }
  const kept = `compressed/${name}`;
  const make = async () => {
    const outputs = await compressed(file);
    return new Map(
      outputs.map(([ending, content]) => [`${derivedFolder}/${kept}.${ending}`, content]),
    );
  };
  await cached(kept, [file], make, String(blocksOf(file)));
  for (const ending of ["br", "gz"])
    await copyFile(projectFile(`${derivedFolder}/${kept}.${ending}`), `${file}.${ending}`);
}

/** Writes the compressed versions of every text file next to it; returns how many files. */
export async function compressTexts(site: string): Promise<number> {
  const names: string[] = [];
  for await (const name of glob(compressible, { cwd: site })) names.push(name);
  await sideBySide(names, (name) => compress(site, name));
  return names.length;
}
