import satori from "satori";
import { brandMark } from "../app/brand-mark.ts";
import { palette, site } from "../app/site.ts";
import { fontsForDrawing } from "./fonts.ts";
import { box } from "./satori-box.ts";

export const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** The bars of the mark, from its top left corner. */
export const markRects = (bar: string, critical: string) =>
  brandMark.bars
    .map(
      (b) =>
        `<rect x="${b.x}" y="${b.y}" width="${b.width}" height="${b.height}" fill="${b.critical ? critical : bar}"/>`,
    )
    .join("");

/** The name as outlines, so that the file needs no font. */
async function nameOutlines(color: string): Promise<{ width: number; path: string }> {
  const { display } = await fontsForDrawing();
  const text = box({ fontFamily: "Display", fontSize: 26, letterSpacing: -0.5, color }, site.name);
  const drawn = await satori(text, {
    width: 400,
    height: brandMark.height + 6,
    fonts: [{ name: "Display", data: display, weight: 400 }],
  });
  const path = /<path[^>]*\bd="([^"]+)"/.exec(drawn)?.[1];
  if (!path) throw new Error("The name of the firm could not be drawn as outlines.");
  const right = Math.max(
    ...[...path.matchAll(/(-?[\d.]+)[ ,]-?[\d.]+/g)].map(([, x]) => Number(x)),
  );
  return { width: Math.ceil(right) + 1, path: `<path fill="${color}" d="${path}"/>` };
}

/** Mark and name side by side, for the structured data that search engines read. */
export async function logoSvg(): Promise<string> {
  const { ink, signal } = palette;
  const { width, path } = await nameOutlines(ink);
  const nameLeft = brandMark.width + 12;
  // The baseline is at 19 and capitals are 17 high; this centers them on the mark.
  const nameTop = 3 + brandMark.height / 2 - (19 - 17 / 2);
  return svg(
    nameLeft + width,
    brandMark.height + 6,
    `<g transform="translate(0 3)">${markRects(ink, signal)}</g><g transform="translate(${nameLeft} ${nameTop})">${path}</g>`,
  );
}
