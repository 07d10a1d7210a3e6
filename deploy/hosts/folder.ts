import { cp, mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Layout } from "./layouts.ts";
import { formerAt, privateFiles } from "./table.ts";

/** Renames about/index.html to about.html. */
async function flatten(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    const [, page] = /^(.+)[/\\]index\.html$/.exec(file) ?? [];
    if (!page) continue;
    await rename(path.join(folder, file), path.join(folder, `${page}.html`));
    // Removes the folder if empty, because hosts would prefer it to the file.
    await rmdir(path.join(folder, page)).catch(() => {});
  }
}

/** Copies the build to `folder` in a host's layout, without files that it would expose. */
export async function makeHostFolder(
  site: string,
  folder: string,
  { flat, redirects, compressed, files }: Layout,
  base: string,
  former = formerAt(base),
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const leadingOn = redirects ? former.map(({ from }) => path.join(site, from, "index.html")) : [];
  const isWanted = (source: string) =>
    !leadingOn.includes(source.replace(/\.(br|gz)$/, "")) &&
    !privateFiles.some((file) => path.join(site, file) === source) &&
    (compressed || !/\.(br|gz)$/.test(source));
  await cp(site, folder, { recursive: true, filter: isWanted, preserveTimestamps: true });
  if (flat) await flatten(folder);
  for (const [name, content] of Object.entries(files(base)))
    await writeFile(path.join(folder, name), content);
}
