import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** Compressed at its best, as hosts send it. */
export const compressed = (text: string) => brotliCompressSync(text).length;

/** What would travel: the code as the site's own build makes it, features that are not used left out. */
export async function bundled(entry: string, libraries: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "libraries",
        resolveId(name, from) {
          const isLibrary = from === entry && !name.startsWith(".");
          return isLibrary ? this.resolve(name, path.join(libraries, "entry.js")) : null;
        },
      },
    ],
    build: {
      write: false,
      target: "baseline-widely-available",
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        output: { minify: true },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** The bundle itself is what is measured, so that size, time and quality belong to the same code. */
export async function imported(code: string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "search-")), "engine.mjs");
  writeFileSync(file, code);
  return import(file);
}
