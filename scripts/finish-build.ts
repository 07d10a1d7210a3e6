import { globSync, readFileSync } from "node:fs";
import { cp, glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { base } from "../app/base.ts";
import { errorDocuments } from "../app/lib/pages.ts";
import { completeMark } from "../deploy/build-state.ts";
import { headersFile, redirectsFile } from "../deploy/headers.ts";
import { hostFiles } from "../deploy/hosts/files.ts";
import { countIn, writeCounts } from "./build-counts.ts";
import { buildStep } from "./build-step.ts";
import { projectFile } from "./cached.ts";
import { compressTexts } from "./compress.ts";
import { digestsIn } from "./entry-integrity.ts";
import { pageFinisher } from "./finished-page.ts";
import { makePictures } from "./pictures.ts";
import { makeSearchShards } from "./search-shards.ts";
import { makeSocialCards } from "./social-cards.ts";
import { thirdPartyText } from "./third-party-text.ts";
import { writeTwins } from "./twin/write-twins.ts";
import { unreachableFiles } from "./unreachable-files.ts";
import { visitorPackages } from "./visitor-packages.ts";

/** React Router writes a folder for each page; a host wants its error documents as files. */
async function placeErrorDocuments(site: string): Promise<void> {
  for (const [address, file] of Object.entries(errorDocuments)) {
    await rename(path.join(site, address, "index.html"), path.join(site, file));
    await rm(path.join(site, address), { recursive: true });
  }
}

/** Two that hosts read from the build itself, and beside it those that are copied elsewhere. */
async function writeHostFiles(buildDirectory: string, site: string): Promise<void> {
  await writeFile(path.join(site, "_headers"), headersFile());
  await writeFile(path.join(site, "_redirects"), redirectsFile());
  const folder = path.join(buildDirectory, "hosts");
  await mkdir(folder, { recursive: true });
  for (const [file, content] of Object.entries(hostFiles(base)))
    await writeFile(path.join(folder, path.basename(file)), content);
}

/** All CSS that travels apart from the pages. */
async function islandStyles(site: string): Promise<string> {
  const styles: string[] = [];
  for await (const name of glob("assets/*.css", { cwd: site }))
    styles.push(await readFile(path.join(site, name), "utf8"));
  return styles.join("\n");
}

/** One at a time: all at once would not fit in memory on a large site. */
function* renderedPages(site: string): Generator<[string, string]> {
  for (const name of globSync("**/*.html", { cwd: site }))
    yield [name, readFileSync(path.join(site, name), "utf8")];
}

async function finishPages(site: string): Promise<number> {
  const finish = pageFinisher(await islandStyles(site), digestsIn(site));
  const counts = countIn(renderedPages(site));
  for (const [name, html] of renderedPages(site))
    await writeFile(path.join(site, name), await finish(writeCounts(html, counts), name));
  return counts.documents;
}

/** When Vite took over what is public they were not there yet, or still what they were before. */
async function addPictures(site: string): Promise<number> {
  const made = await makePictures();
  await cp(projectFile("public/images"), path.join(site, "images"), { recursive: true });
  return made;
}

async function finishTexts(buildDirectory: string, site: string): Promise<void> {
  await placeErrorDocuments(site);
  // Before pages are finished: some of their marks are for twins alone.
  await buildStep("Twins in Markdown", () => writeTwins(site));
  await buildStep("Pages finished", () => finishPages(site));
  await buildStep("Social cards", () => makeSocialCards(site));
  await buildStep("Shards of the search index", () => makeSearchShards(site));
  await writeHostFiles(buildDirectory, site);

  // What React Router makes for navigation in the browser, and the code that rendered the pages.
  const isLeftover = (file: string) => /^assets\/|\.data$/.test(file);
  for (const file of (await unreachableFiles(site)).filter(isLeftover))
    await rm(path.join(site, file));
  await rm(path.join(buildDirectory, "server"), { recursive: true });

  // Their licenses ask that they travel with what they are for.
  await writeFile(path.join(site, "third-party.txt"), thirdPartyText(visitorPackages(site)));
  await buildStep("Texts compressed", () => compressTexts(site));
}

/** Turns React Router's output into what a static host serves. */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const site = path.join(buildDirectory, "client");
  // Pictures are made in threads, which leaves this one to the texts.
  await Promise.all([
    buildStep("Pictures", () => addPictures(site)),
    finishTexts(buildDirectory, site),
  ]);
  // Last of all: a build that was cut short has no such file, and is made again.
  await writeFile(path.join(site, completeMark), "");
}
