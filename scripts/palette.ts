import { paletteCss } from "../app/brand/palette.ts";
import { palette } from "../app/site.ts";
import { cached, derivedFolder } from "./cached.ts";

/** Writes the colors that follow from those of the firm, as the stylesheet imports them. */
export async function makePalette(): Promise<number> {
  const css = paletteCss(palette);
  return cached("palette", [], async () => new Map([[`${derivedFolder}/palette.css`, css]]), css);
}
