import type { Plugin } from "vite";
import { paletteCss } from "../app/brand/palette.ts";
import { palette } from "../app/site.ts";
import { cached, derivedFolder } from "./cached.ts";

/** Writes the colors that follow from those of the firm, as the stylesheet imports them. */
export async function makePalette(): Promise<number> {
  const css = paletteCss(palette);
  return cached("palette", [], async () => new Map([[`${derivedFolder}/palette.css`, css]]), css);
}

/** No scheme changes the palette itself: in what is built, a color is shorter than its name. */
export function paletteWrittenOut(): Plugin {
  const colors = new Map(Object.entries(palette));
  return {
    name: "palette-written-out",
    apply: "build",
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler: (css) =>
        css.replace(/var\(--palette-([\w-]+)\)/g, (name, color) => colors.get(color) ?? name),
    },
  };
}
