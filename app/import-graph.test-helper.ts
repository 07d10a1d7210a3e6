import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

export interface Import {
  from: string;
  /** A file of the project, or the name of a package. */
  to: string;
  /** Leaves no trace in the code that runs. */
  typeOnly: boolean;
  /** Fetched when it is asked for: a door to an island. */
  onDemand: boolean;
}

const endings = ["", ".ts", ".tsx"];

function resolve(from: string, name: string): string {
  if (!name.startsWith(".")) return name;
  const base = path.posix.join(path.posix.dirname(from), name.replace(/\?.*$/, ""));
  // React Router's types of a route, and what the build makes.
  if (/\/\+types\/|^\.generated\//.test(base)) return base;
  const file = endings.map((ending) => base + ending).find((one) => existsSync(one));
  if (!file) throw new Error(`${from} imports "${name}", which is not there.`);
  return file;
}

/** What a file imports, at the top or on demand. */
export function importsOf(from: string): Import[] {
  if (!/\.tsx?$/.test(from)) return [];
  const source = readFileSync(from, "utf8");
  const atTop = source.matchAll(/^(?:import|export)\s(type\b)?(?:[^;"]*?\sfrom\s)?"([^"]+)"/gm);
  const onDemand = source.matchAll(/\b(import)\("([^"]+)"\)/g);
  return [...atTop, ...onDemand].map(([, word, name = ""]) => ({
    from,
    to: resolve(from, name),
    typeOnly: word === "type",
    onDemand: word === "import",
  }));
}

/** Every file below app/ that is shipped or builds what is shipped; tests may look anywhere. */
export const appFiles = globSync("app/**/*.{ts,tsx}")
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/\.test(-helper)?\.tsx?$/.test(file))
  .sort();
