import { existsSync, lstatSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";

const sources = [
  "app",
  "art/masters",
  "deploy",
  "public",
  "scripts",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/** Files that the build itself writes among the sources. */
const derived =
  /^public\/(icons|images)(\/(?!clients)|$)|^public\/(favicon\.ico|domain-compatibility\.js)$/;

async function filesIn(root: string, name: string): Promise<string[]> {
  const full = path.join(root, name);
  if (!statSync(full).isDirectory()) return [name];
  const entries = await readdir(full, { recursive: true, withFileTypes: true });
  const files = entries.map((entry) =>
    path.relative(root, path.join(entry.parentPath, entry.name)),
  );
  // The folder too: a file that was deleted leaves its mark there.
  return [name, ...files];
}

/** Why the site must be built before it can be served; nothing when the build is fresh. */
export async function reasonToBuild(root: string, mark: string): Promise<string | undefined> {
  const complete = path.join(root, mark);
  if (!existsSync(complete)) return "there is no build yet";
  const builtAt = statSync(complete).mtimeMs;
  for (const source of sources)
    for (const file of await filesIn(root, source))
      if (!derived.test(file) && lstatSync(path.join(root, file)).mtimeMs > builtAt)
        return `${file} is newer than the build`;
  return undefined;
}
