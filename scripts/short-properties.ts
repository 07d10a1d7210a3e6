import { globSync, readFileSync } from "node:fs";
import postcss from "postcss";
import type { Plugin } from "vite";
import { projectFile } from "./cached.ts";
import { shortNames } from "./short-names.ts";

const customProperty = /--[a-z][\w-]*/g;

const namesIn = (files: string): string[] =>
  globSync(files, { cwd: projectFile("."), exclude: (file) => file.includes(".test.") }).flatMap(
    (file) => readFileSync(projectFile(file), "utf8").match(customProperty) ?? [],
  );

/**
 * A short name for every custom property of our styles, the shortest for the most frequent. It
 * follows from the source alone: pages and what islands fetch later are built apart and must agree.
 * What code knows by its name keeps it.
 */
function shortProperties(): Map<string, string> {
  const known = new Set(namesIn("app/**/*.{ts,tsx}"));
  const uses = Map.groupBy(namesIn("app/**/*.css").toSorted(), (name) => name);
  const names = [...uses]
    .filter(([name]) => !known.has(name))
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name);
  const fresh = shortNames(new Set([...known].map((name) => name.slice(2))));
  return new Map(names.map((name) => [name, `--${fresh.next().value}`]));
}

/** Renames properties where they are set and read; a class may be spelled like one, and stays. */
export function renameProperties(css: string, names: ReadonlyMap<string, string>): string {
  const root = postcss.parse(css);
  const rename = (text: string) => text.replace(customProperty, (name) => names.get(name) ?? name);
  root.walkDecls((declaration) => {
    declaration.prop = rename(declaration.prop);
    declaration.value = rename(declaration.value);
  });
  root.walkAtRules("property", (rule) => {
    rule.params = rename(rule.params);
  });
  return root.toString();
}

/** In what is served, our custom properties have a letter or two: half a kilobyte off every page. */
export function shortenProperties(): Plugin {
  const names = shortProperties();
  return {
    name: "short-properties",
    apply: "build",
    enforce: "pre",
    transform: (css, id) =>
      /\.css(\?inline)?$/.test(id) ? { code: renameProperties(css, names), map: null } : undefined,
  };
}
