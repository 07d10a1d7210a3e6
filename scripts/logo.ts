import satori from "satori";
import { brandMark } from "../app/brand-mark.ts";
import { site } from "../app/site.ts";
import { fontsForDrawing } from "./fonts.ts";
import { palette } from "./palette.ts";

function markRects(bar: string, critical: string): string {
  return brandMark.bars
    .map(
      (b) =>
        `<rect x="${b.x}" y="${b.y}" width="${b.width}" height="${b.height}" fill="${b.critical ? critical : bar}"/>`,
    )
    .join("");
}

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** The name as outlines, so that the file needs no font. */
async function nameOutlines(color: string): Promise<{ width: number; path: string }> {
  const { display } = await fontsForDrawing();
  const text = {
    type: "div",
    props: {
      style: { fontFamily: "Display", fontSize: 26, letterSpacing: -0.5, color },
      children: site.name,
    },
  };
  const drawn = await satori(text as never, {
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

async function horizontal(bar: string, critical: string): Promise<string> {
  const { width, path } = await nameOutlines(bar);
  const gap = 12;
  // The baseline is at 19 and capitals are 17 high; this centers them on the mark.
  const nameTop = 3 + brandMark.height / 2 - (19 - 17 / 2);
  return svg(
    brandMark.width + gap + width,
    brandMark.height + 6,
    `<g transform="translate(0 3)">${markRects(bar, critical)}</g><g transform="translate(${brandMark.width + gap} ${nameTop})">${path}</g>`,
  );
}

/**
 * The logo in three forms: horizontal, mark only, and one color. The first is in the structured data
 * for search engines; the others are for the owner and not on any page.
 */
export async function logoFiles(): Promise<[string, string][]> {
  const [ink, signal] = (await Promise.all(["ink", "signal"].map(palette))) as [string, string];
  return [
    ["public/icons/logo.svg", await horizontal(ink, signal)],
    [
      ".generated/logo/logo-mark.svg",
      svg(brandMark.width, brandMark.height, markRects(ink, signal)),
    ],
    [".generated/logo/logo-one-color.svg", await horizontal(ink, ink)],
  ];
}
