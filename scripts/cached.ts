import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const stamps = path.join(root, ".generated/stamps");

/** A file of the project, by its path from the root. */
export function projectFile(name: string): string {
  return path.join(root, name);
}

/**
 * Makes files that are derived from others, unless they are there and made from the same inputs:
 * `inputs` are file paths, `settings` all else that matters. `make` returns each output's path from
 * the root and its content. Tells how many were made.
 */
export async function cached(
  name: string,
  inputs: readonly string[],
  make: () => Promise<ReadonlyMap<string, string | Uint8Array>>,
  settings = "",
): Promise<number> {
  const hash = createHash("sha256").update(settings);
  for (const input of inputs) hash.update(await readFile(input));
  const key = hash.digest("hex");
  const stampFile = path.join(stamps, `${name}.json`);

  if (existsSync(stampFile)) {
    const stamp: { key: string; outputs: string[] } = JSON.parse(await readFile(stampFile, "utf8"));
    if (stamp.key === key && stamp.outputs.every((file) => existsSync(projectFile(file)))) return 0;
  }

  const outputs = await make();
  for (const [file, content] of outputs) {
    await mkdir(path.dirname(projectFile(file)), { recursive: true });
    await writeFile(projectFile(file), content);
  }
  await mkdir(stamps, { recursive: true });
  await writeFile(stampFile, JSON.stringify({ key, outputs: [...outputs.keys()] }));
  return outputs.size;
}
