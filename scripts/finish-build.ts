import { existsSync } from "node:fs";
import { appendFile, cp, glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { getElementsByTagName, textContent } from "domutils";
import { base } from "../app/base.ts";
import { contents } from "../app/content/content.ts";
import { addressIn } from "../app/content/edition.ts";
import { contentFolder } from "../app/content/folder.ts";
import { pagesOf } from "../app/lib/pages-of.ts";
import { twinPath } from "../app/lib/twin-path.ts";
import { canonicalPages, contentAt, errorDocuments, redirects } from "../app/site.ts";
import { completeMark } from "../deploy/build-state.ts";
import { headersFile, redirectsFile } from "../deploy/headers.ts";
import { hostFiles } from "../deploy/hosts/files.ts";
import { buildStep } from "./build-step.ts";
import { projectFile, publish } from "./cached.ts";
import { compressTexts } from "./compress.ts";
import { finishPage, parsePage } from "./finish-page.ts";
import { fontLicenses } from "./font-licenses.ts";
import { formerPage } from "./former-page.ts";
import { lastChangedDays } from "./last-changed.ts";
import { makePictures, pictureStamps } from "./pictures.ts";
import { makeSocialCards } from "./social-cards.ts";
import { llmsText } from "./twin/llms.ts";
import { type Twin, twinOf } from "./twin/twin.ts";
import { removeLeftovers } from "./unreachable-files.ts";

/** React Router writes a folder for each page, but hosts expect error documents as files. */
async function placeErrorDocuments(site: string): Promise<void> {
  for (const [address, file] of Object.entries(errorDocuments)) {
    await rename(path.join(site, address, "index.html"), path.join(site, file));
    await rm(path.join(site, address), { recursive: true });
  }
}

/** Writes the two files that hosts read from the site, and next to it those to copy elsewhere. */
async function writeHostFiles(buildDirectory: string, site: string): Promise<void> {
  await writeFile(path.join(site, "_headers"), headersFile());
  await writeFile(path.join(site, "_redirects"), redirectsFile());
  const folder = path.join(buildDirectory, "hosts");
  await mkdir(folder, { recursive: true });
  for (const [file, content] of Object.entries(hostFiles(base)))
    await writeFile(path.join(folder, path.basename(file)), content);
}

/** A page at each former address, for hosts that know no redirects. */
async function writeFormerPages(site: string): Promise<void> {
  for (const former of redirects) {
    const folder = path.join(site, former.from);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "index.html"), formerPage(former, contentAt(former.to).site));
  }
}

/** All CSS that is loaded separately from the pages. */
async function islandStyles(site: string): Promise<string> {
  let styles = "";
  for await (const file of glob("assets/*.css", { cwd: site }))
    styles += await readFile(path.join(site, file), "utf8");
  return styles;
}

/** Data from the parsed page for its other outputs. */
interface ReadPage {
  heading: string;
  twin: Twin;
}

/** Finishes every HTML file of the build, and returns the data of the canonical pages. */
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

/** Writes each page as Markdown, for language models and other programs, and their index. */
async function writeTwins(site: string, pages: ReadonlyMap<string, ReadPage>): Promise<void> {
  for (const [address, { twin }] of pages)
    await writeFile(path.join(site, twinPath(address)), twin.markdown);
  // In site order, not in file order.
  for (const content of contents) {
    const twins = pagesOf(content).flatMap(({ address }) => pages.get(address)?.twin ?? []);
    const file = addressIn(content.site, "/llms.txt");
    await writeFile(path.join(site, file), llmsText(twins, content));
  }
}

async function addPictures(site: string): Promise<number> {
  const made = await makePictures();
  await publish(pictureStamps, site);
  return made;
}

async function finishTexts(buildDirectory: string, site: string): Promise<void> {
  await placeErrorDocuments(site);
  const pages = await finishPages(site);
  await writeTwins(site, pages);
  await buildStep("Social cards", () => makeSocialCards(site, pages));
  await writeHostFiles(buildDirectory, site);
  await writeFormerPages(site);

  await removeLeftovers(site);
  // The code that rendered the pages.
  await rm(path.join(buildDirectory, "server"), { recursive: true });

  // Licenses must ship with the fonts; Vite has already written those of the scripts.
  await appendFile(path.join(site, "third-party.txt"), fontLicenses());
  await buildStep("Texts compressed", () => compressTexts(site));
}

/** Turns React Router's output into what a static host serves. */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const site = path.join(buildDirectory, "client");
  const published = projectFile(`${contentFolder}/public`);
  if (existsSync(published)) await cp(published, site, { recursive: true });
  await publish(["icons", "browser-scripts", "picture-grounds"], site);
  // In parallel, because pictures are encoded in other threads.
  await Promise.all([
    buildStep("Pictures", () => addPictures(site)),
    finishTexts(buildDirectory, site),
  ]);
  // Written last, so that an interrupted build lacks it and is built again.
  await writeFile(path.join(site, completeMark), "");
}
