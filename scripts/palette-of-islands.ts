import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { projectFile } from "./cached.ts";

/** Writes colors out where the CSS asks for them by a name of the palette. */
export function writeOutPalette(css: string, palette: string): string {
  const colors = new Map(
    [...palette.matchAll(/(--palette-[\w-]+):\s*([^;]+);/g)].map(([, name, color]) => [
      name,
      color,
    ]),
  );
  return css.replace(
    /var\((--palette-[\w-]+)\)/g,
    (whole, name: string) => colors.get(name) ?? whole,
  );
}

/** Islands bring their colors along: pages would have to name all of them, in case one is opened. */
export function paletteOfIslands(): Plugin {
  return {
    name: "palette-of-islands",
    apply: "build",
    enforce: "pre",
    transform: (css, id) =>
      /\/islands\/.*\.css$/.test(id)
        ? {
            code: writeOutPalette(css, readFileSync(projectFile("app/styles/palette.css"), "utf8")),
            map: null,
          }
        : undefined,
  };
}
