import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import {
  copyFile,
  glob,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { projectFile } from "./cached.ts";
import { sideBySide } from "./side-by-side.ts";

const compressible = ["**/*.{html,js,css,svg,xml,txt,md,json,ico}", ".well-known/*.txt"];

const compressors = {
  br: (content: Buffer) => promisify(brotliCompress)(content),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

const known = projectFile(".generated/compressed");
const daysKept = 14;

/** What was compressed before, under the hash of its content: Brotli at its best is most of a build. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const hash = createHash("sha256").update(content).digest("base64url");
  for (const [ending, make] of Object.entries(compressors)) {
    const kept = path.join(known, `${hash}.${ending}`);
    if (existsSync(kept)) await utimes(kept, new Date(), new Date());
    else {
      // Whole or not at all, even if the build is cut short here; two pages may be the same.
      const unfinished = `${kept}.${randomUUID()}`;
      await writeFile(unfinished, await make(content));
      await rename(unfinished, kept);
    }
    await copyFile(kept, `${file}.${ending}`);
  }
}

async function forgetUnused(): Promise<void> {
  const before = Date.now() - daysKept * 24 * 3600 * 1000;
  for await (const name of glob("*", { cwd: known })) {
    const file = path.join(known, name);
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
  }
}

/** Puts beside every text of a build what hosts send in place of it; returns how many. */
export async function compressTexts(site: string): Promise<number> {
  await mkdir(known, { recursive: true });
  const names: string[] = [];
  for await (const name of glob(compressible, { cwd: site })) names.push(name);
  await sideBySide(names, (name) => compress(path.join(site, name)));
  await forgetUnused();
  return names.length;
}
