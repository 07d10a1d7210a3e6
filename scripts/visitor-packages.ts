import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { fontPackages } from "./fonts.ts";

/** Beside a build: whose code is in which file of it, as the bundler itself says. */
const recordOf = (site: string) => path.join(site, "../visitor-packages.json");

/** Tools that write a few lines of their own into what they bundle. */
export const helpers = ["vite", "rolldown"];

/** The package that a module belongs to; a helper's name has no path. */
export function packageOf(module: string): string | undefined {
  const helper = helpers.find((name) => module.startsWith(`\0${name}/`));
  if (helper) return helper;
  return /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module.replaceAll("\\", "/"))?.[1];
}

/** Writes that record whenever the browser's bundle is made. */
export function recordVisitorPackages(): Plugin {
  return {
    name: "record-visitor-packages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const packages = chunks.map(({ fileName, modules }) => {
        const present = Object.keys(modules).filter((id) => modules[id]?.code);
        const names = present.map(packageOf).filter((name) => name !== undefined);
        return [fileName, [...new Set(names)].sort()];
      });
      await writeFile(recordOf(dir), JSON.stringify(Object.fromEntries(packages), null, 2));
    },
  };
}

/** Every package of which something reaches a visitor of this build: code in what is served, and fonts. */
export function visitorPackages(site: string): string[] {
  const byFile: Record<string, string[]> = JSON.parse(readFileSync(recordOf(site), "utf8"));
  const served = Object.entries(byFile).filter(([file]) => existsSync(path.join(site, file)));
  return [...new Set([...served.flatMap(([, packages]) => packages), ...fontPackages])].sort();
}
