import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { projectFile } from "../cached.ts";
import { lostAddresses } from "./addresses.ts";
import { base } from "./other-brand/app/base.ts";
import { site as second } from "./other-brand/app/site.ts";
import { bearsBrand, pictureTraces } from "./pictures.ts";
import { type Brand, brandTraces } from "./traces.ts";

const isText = (file: string) =>
  /\.(html|js|css|svg|xml|txt|md|json)$|^_(headers|redirects)$/.test(file);

/** Logos of clients have colors of their own, whatever the brand that shows them. */
const isOfOthers = (file: string) => file.startsWith("images/clients/");

/** Every file of a build, but for its compressed twins. */
async function filesOf(directory: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob("**/*", { cwd: directory, withFileTypes: true }))
    if (entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      files.push(path.relative(directory, path.join(entry.parentPath, entry.name)));
  return files.map((file) => file.replaceAll("\\", "/"));
}

/** What every page has to have of the second brand, and this one lacks. */
const missingIn = (file: string, text: string) =>
  [`<html lang="${second.language}"`, ...second.imageHosts]
    .filter((part) => file.endsWith(".html") && !text.includes(part))
    .map((part) => `${file} lacks ${part}`);

async function isAsBefore(file: string, content: Buffer): Promise<boolean> {
  const before = projectFile(`build/client/${file}`);
  return bearsBrand.test(file) && existsSync(before) && content.equals(await readFile(before));
}

/** Looks through the build of the second brand for what is left of the first. */
export async function inspectBuild(directory: string, brand: Brand) {
  const files = await filesOf(directory);
  const found = {
    texts: files.filter(isText).length,
    pictures: files.filter((file) => !isText(file)).length,
    inTexts: [] as string[],
    inPictures: [] as string[],
    asBefore: [] as string[],
    missing: [] as string[],
    lost: [] as string[],
  };
  for (const file of files) {
    const content = await readFile(path.join(directory, file));
    if (await isAsBefore(file, content)) found.asBefore.push(`${file} is the same file`);
    if (!isText(file)) {
      found.inPictures.push(...(await pictureTraces(file, content, brand)));
      continue;
    }
    const text = content.toString();
    const traces = brandTraces(
      `${file} ${text}`,
      isOfOthers(file) ? { ...brand, colors: [] } : brand,
    );
    found.inTexts.push(...traces.map((trace) => `${file}: ${trace}`));
    found.missing.push(...missingIn(file, text));
    found.lost.push(...lostAddresses(file, text, { directory, base, url: second.url }));
  }
  return found;
}
