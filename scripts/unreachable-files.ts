import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/** A folder that begins with a dot is only found by its name. */
const everyFile = ["**/*.*", ".well-known/*"];

/** Read for what they lead to; all else leads nowhere. */
const readable = /\.(html|js|css|xml|json)$/;

/** Asked for by custom: by browsers, search engines, agents, researchers and hosts, without a page that says so. */
const roots =
  /\.html$|^(robots\.txt|llms\.txt|humans\.txt|third-party\.txt|\.well-known\/security\.txt|sitemap\.xml|favicon\.ico|_headers|_redirects)$/;

/** What looks like an address in a text: a path, whole or from some slash on, or a bare name. */
function* namesIn(text: string): Generator<string> {
  for (const address of new Set(text.match(/[^\s"'`()<>,;:=?#\\]+\.\w+/g))) {
    yield address;
    for (let at = address.indexOf("/"); at >= 0; at = address.indexOf("/", at + 1))
      yield address.slice(at + 1);
  }
}

/**
 * The files of a finished build that no page leads to: by a link, a script, a stylesheet or a picture,
 * in any number of steps. A file counts as named where its path or, as a script names its neighbors,
 * its bare name stands.
 */
export async function unreachableFiles(site: string): Promise<string[]> {
  const unseen = new Set<string>();
  for await (const file of glob(everyFile, { cwd: site })) unseen.add(file.replaceAll("\\", "/"));
  const waiting = [...unseen].filter((file) => roots.test(file));
  for (const root of waiting) unseen.delete(root);

  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!readable.test(file)) continue;
    const text = await readFile(path.join(site, file), "utf8");
    for (const name of namesIn(text))
      for (const other of [name, `assets/${name}`]) if (unseen.delete(other)) waiting.push(other);
  }
  return [...unseen].sort();
}
