import { copyFile, glob, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { forgetUnused, remembered } from "./remembered.ts";
import { sideBySide } from "./side-by-side.ts";

const compressible = ["**/*.{html,js,css,svg,xml,txt,md,json,ico}", ".well-known/*.txt"];

const compressors = {
  br: (content: Buffer) => promisify(brotliCompress)(content),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/** Brotli at its best is most of a build: what it made of the same text before is taken. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [ending, make] of Object.entries(compressors))
    await copyFile(await remembered([content], ending, () => make(content)), `${file}.${ending}`);
}

/** Puts beside every text of a build what hosts send in place of it; returns how many. */
export async function compressTexts(site: string): Promise<number> {
  const names: string[] = [];
  for await (const name of glob(compressible, { cwd: site })) names.push(name);
  await sideBySide(names, (name) => compress(path.join(site, name)));
  await forgetUnused();
  return names.length;
}
