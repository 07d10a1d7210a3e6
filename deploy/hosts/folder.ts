import { cp, mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Layout } from "./layouts.ts";
import { privateFiles } from "./table.ts";

/** /about as a file of that name instead of a folder. */
async function flatten(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    const [, page] = /^(.+)[/\\]index\.html$/.exec(file) ?? [];
    if (!page) continue;
    await rename(path.join(folder, file), path.join(folder, `${page}.html`));
    // An empty folder would be found before the file; one that holds other pages stays.
    await rmdir(path.join(folder, page)).catch(() => {});
  }
}

/** Lays out the build in `folder` as a host wants it: all that it needs and nothing that it would show. */
export async function makeHostFolder(
  site: string,
  folder: string,
  { flat, compressed, files }: Layout,
  base: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const isWanted = (source: string) =>
    !privateFiles.some((file) => path.join(site, file) === source) &&
    (compressed || !/\.(br|gz)$/.test(source));
  await cp(site, folder, { recursive: true, filter: isWanted, preserveTimestamps: true });
  if (flat) await flatten(folder);
  for (const [name, content] of Object.entries(files(base)))
    await writeFile(path.join(folder, name), content);
}
