import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { projectFile } from "./cached.ts";
import type { Digest } from "./entry-integrity.ts";
import { finishPage } from "./finish-page.ts";
import { remembered } from "./remembered.ts";

/** All that a page is finished with; a test compares it with what finish-page.ts imports. */
export const tools = [
  "package-lock.json",
  "app/*.ts",
  "app/**/*.css",
  "app/{browser,lib}/**/*.ts",
  "app/content/ids.ts",
  "app/pages/styleguide/image-host.ts",
  "deploy/**/*.ts",
  "scripts/**/*.ts",
];

function stateOfTools(): string {
  const hash = createHash("sha256").update(process.env.STYLEGUIDE ?? "");
  for (const file of globSync(tools, { cwd: projectFile(".") }).toSorted())
    hash.update(readFileSync(projectFile(file)));
  return hash.digest("base64url");
}

/** Finishes pages; one that was the same before, and finished with the same, is not finished again. */
export function pageFinisher(islands: string, digest: Digest) {
  const state = stateOfTools();
  return async (rendered: string, name: string): Promise<string> => {
    const make = () => finishPage(rendered, name, islands, digest);
    return readFile(await remembered([state, islands, name, rendered], "html", make), "utf8");
  };
}
