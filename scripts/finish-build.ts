import { appendFile, cp, glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { getElementsByTagName, textContent } from "domutils";
import { base } from "../app/base.ts";
import { canonicalPages, errorDocuments } from "../app/lib/pages.ts";
import { twinPath } from "../app/lib/twin-path.ts";
import { completeMark } from "../deploy/build-state.ts";
import { headersFile, redirectsFile } from "../deploy/headers.ts";
import { hostFiles } from "../deploy/hosts/files.ts";
import { buildStep } from "./build-step.ts";
import { projectFile } from "./cached.ts";
import { compressTexts } from "./compress.ts";
import { finishPage, parsePage } from "./finish-page.ts";
import { fontLicenses } from "./font-licenses.ts";
import { lastChangedDays } from "./last-changed.ts";
import { makePictures } from "./pictures.ts";
import { makeSocialCards } from "./social-cards.ts";
import { llmsText } from "./twin/llms.ts";
import { type Twin, twinOf } from "./twin/twin.ts";
import { unreachableFiles } from "./unreachable-files.ts";

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
  let styles = "";
  for await (const file of glob("assets/*.css", { cwd: site }))
    styles += await readFile(path.join(site, file), "utf8");
  return styles;
}

/** What else is made of a page, read from the tree that it is finished in. */
interface ReadPage {
  heading: string;
  twin: Twin;
}

/** Finishes every document of the build, and returns what was read in those that search engines list. */
async function finishPages(site: string): Promise<Map<string, ReadPage>> {
  const islands = await islandStyles(site);
  const days = lastChangedDays();
  const read = new Map<string, ReadPage>();
  for await (const name of glob("**/*.html", { cwd: site })) {
    const file = path.join(site, name);
    const page = parsePage(await readFile(file, "utf8"));
    const address = path.posix.join("/", path.dirname(name));
    if (name.endsWith("index.html") && canonicalPages.includes(address)) {
      const heading = getElementsByTagName("h1", page).map(textContent).join();
      read.set(address, { heading, twin: twinOf(page, address, days[address]) });
    }
    await writeFile(file, finishPage(page, name, islands));
  }
  return read;
}

/** Each page in Markdown, for programs that read, and the map of them. */
async function writeTwins(site: string, pages: ReadonlyMap<string, ReadPage>): Promise<void> {
  for (const [address, { twin }] of pages)
    await writeFile(path.join(site, twinPath(address)), twin.markdown);
  // In the order of the site, not of the folder.
  const twins = canonicalPages.flatMap((address) => pages.get(address)?.twin ?? []);
  await writeFile(path.join(site, "llms.txt"), llmsText(twins));
}

/** When Vite took over what is public they were not there yet, or still what they were before. */
async function addPictures(site: string): Promise<number> {
  const made = await makePictures();
  await cp(projectFile("public/images"), path.join(site, "images"), { recursive: true });
  return made;
}

async function finishTexts(buildDirectory: string, site: string): Promise<void> {
  await placeErrorDocuments(site);
  const pages = await finishPages(site);
  await writeTwins(site, pages);
  await buildStep("Social cards", () => makeSocialCards(site, pages));
  await writeHostFiles(buildDirectory, site);

  // What React Router makes for navigation in the browser, and the code that rendered the pages.
  const isLeftover = (file: string) => /^assets\/|\.data$/.test(file);
  for (const file of (await unreachableFiles(site)).filter(isLeftover))
    await rm(path.join(site, file));
  await rm(path.join(buildDirectory, "server"), { recursive: true });

  // Licenses ask to travel with what they are for; Vite has written those of the scripts.
  await appendFile(path.join(site, "third-party.txt"), fontLicenses());
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
