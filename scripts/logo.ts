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

/** A text as outlines, so that the file needs no font. */
async function outlines(text: string, color: string) {
  const drawn = await satori(
    box({ fontFamily: "Display", fontSize: 26, letterSpacing: -0.5, color }, text),
    {
      width: 400,
      height: brandMark.height + 6,
      fonts: await fontsForDrawing(),
    },
  );
  const path = /<path[^>]*\bd="([^"]+)"/.exec(drawn)?.[1];
  if (!path) throw new Error(`“${text}” could not be drawn as outlines.`);
  const points = [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)];
  const [xs, ys] = [points.map(([, x]) => Number(x)), points.map(([, , y]) => Number(y))];
  return {
    width: Math.ceil(Math.max(...xs)) + 1,
    /** On half a unit, so that edges stay sharp. */
    middle: Math.round(Math.min(...ys) + Math.max(...ys)) / 2,
    path: `<path fill="${color}" d="${path}"/>`,
  };
}

/** Mark and name side by side, for the structured data that search engines read. */
export async function logoSvg(): Promise<string> {
  const { ink, signal } = palette;
  const { width, path } = await outlines(site.name, ink);
  const capital = await outlines("H", ink);
  const nameLeft = brandMark.width + 12;
  // Capitals are centered on the mark, a unit higher for the small letters that are taller than they.
  const nameTop = 2 + brandMark.height / 2 - capital.middle;
  return svg(
    nameLeft + width,
    brandMark.height + 6,
    `<g transform="translate(0 3)">${markRects(ink, signal)}</g><g transform="translate(${nameLeft} ${nameTop})">${path}</g>`,
  );
}
