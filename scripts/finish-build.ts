import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { generatedFiles } from "../app/lib/pages.ts";
import { headersFile } from "../deploy/headers.ts";
import { completeMark } from "./complete-mark.ts";
import { withoutRepeatedHtml } from "./handed-data.ts";
import { withPolicy } from "./page-policy.ts";
import { makeSocialCards } from "./social-cards.ts";

const compressible = "**/*.{html,js,css,data,svg,xml,txt,json,webmanifest,ico}";

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(content)),
    writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })),
  ]);
}

/** Turns React Router's output into what a static host serves. */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const site = path.join(buildDirectory, "client");
  await rename(path.join(site, "__spa-fallback.html"), path.join(site, "404.html"));
  // Nobody navigates to a sitemap inside the site.
  await Promise.all(generatedFiles.map((file) => rm(path.join(site, `${file}.data`))));

  for await (const name of glob("**/*.html", { cwd: site })) {
    const file = path.join(site, name);
    await writeFile(file, withPolicy(withoutRepeatedHtml(await readFile(file, "utf8"))));
  }
  await makeSocialCards(site);
  await writeFile(path.join(site, "_headers"), headersFile());

  for await (const name of glob(compressible, { cwd: site })) await compress(path.join(site, name));
  // Last of all: a build that was cut short has no such file, and is made again.
  await writeFile(path.join(site, completeMark), "");
}
