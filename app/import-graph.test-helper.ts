import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

export interface Import {
  from: string;
  /** A file of the project, or the name of a package. */
  to: string;
  /** Node by itself finds a file by its whole name alone. */
  hasEnding: boolean;
  /** Leaves no trace in the code that runs. */
  typeOnly: boolean;
  /** Fetched when it is asked for, as islands are. */
  onDemand: boolean;
}

function resolve(from: string, name: string): string {
  if (!name.startsWith(".")) return name;
  const base = path.posix.join(path.posix.dirname(from), name.replace(/\?.*$/, ""));
  return ["", ".ts", ".tsx"].map((ending) => base + ending).find((one) => existsSync(one)) ?? base;
}

/** What a file imports, at the top or on demand. */
export function importsOf(from: string): Import[] {
  if (!/\.tsx?$/.test(from) || !existsSync(from)) return [];
  const source = readFileSync(from, "utf8");
  const atTop = source.matchAll(/^(?:import|export)\s(type\b)?(?:[^;"]*?\sfrom\s)?"([^"]+)"/gm);
  const onDemand = source.matchAll(/\b(import)\("([^"]+)"\)/g);
  return [...atTop, ...onDemand].map(([, word, name = ""]) => ({
    from,
    to: resolve(from, name),
    hasEnding: !name.startsWith(".") || resolve(from, name).endsWith(path.posix.basename(name)),
    typeOnly: word === "type",
    onDemand: word === "import",
  }));
}

/** Every file of code in the project's folders; unit tests may look anywhere. */
export const sourceFiles = globSync("{app,bench,deploy,editor,scripts,server,tests}/**/*.{ts,tsx}")
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/\.test(-helper)?\.tsx?$/.test(file))
  .sort();
