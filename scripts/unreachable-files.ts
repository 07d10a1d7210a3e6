import { glob, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { languageFolders } from "../app/site.ts";

/** `**` skips folders that start with a dot. */
const everyFile = ["**/*.*", ".well-known/*"];

/** Files that can refer to other files. */
const readable = /\.(html|js|css|xml|json)$/;

/** Requested by convention, by browsers, search engines, agents, researchers and hosts, without a link. */
const roots =
  /\.html$|^(robots\.txt|llms\.txt|humans\.txt|third-party\.txt|\.well-known\/security\.txt|sitemap\.xml|favicon\.ico|_headers|_redirects)$/;

/** What a script or a robot asks for, it asks for in the folder of a language too. */
const inFolders = (folders: readonly string[]) => ["", ...folders.map((one) => `${one.slice(1)}/`)];

/** Everything in a text that looks like a path or file name, also each path without its first folders. */
function* namesIn(text: string): Generator<string> {
  for (const address of new Set(text.match(/[^\s"'`()<>,;:=?#\\]+\.\w+/g))) {
    yield address;
    for (let at = address.indexOf("/"); at >= 0; at = address.indexOf("/", at + 1))
      yield address.slice(at + 1);
  }
}

/**
 * The files of a finished build that no page refers to, directly or through other files. A file counts
 * as referred to by its path or, because scripts import their neighbors that way, by its bare name.
 */
export async function unreachableFiles(
  site: string,
  languages = languageFolders,
): Promise<string[]> {
  const folders = inFolders(languages);
  const isRoot = (file: string) =>
    folders.some((folder) => file.startsWith(folder) && roots.test(file.slice(folder.length)));
  const unseen = new Set<string>();
  for await (const file of glob(everyFile, { cwd: site })) unseen.add(file.replaceAll("\\", "/"));
  const waiting = [...unseen].filter(isRoot);
  for (const root of waiting) unseen.delete(root);

  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!readable.test(file)) continue;
    const text = await readFile(path.join(site, file), "utf8");
    for (const name of namesIn(text))
      for (const other of [...folders.map((folder) => folder + name), `assets/${name}`])
        if (unseen.delete(other)) waiting.push(other);
  }
  return [...unseen].sort();
}

/**
 * Removes what a build has and no visitor gets: React Router's files for client-side navigation, and
 * logos that no client has any more. Whatever else nothing leads to stays, for a test to find.
 */
export async function removeLeftovers(site: string): Promise<void> {
  for (const file of await unreachableFiles(site))
    if (/^assets\/|^images\/clients\/|\.data$/.test(file)) await rm(path.join(site, file));
}
