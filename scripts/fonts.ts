import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Font, fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { fontCharacters } from "../app/text/font-characters.ts";
import { cached, derivedFolder, projectFile } from "./cached.ts";

const resolve = createRequire(import.meta.url).resolve;
const axes = { wght: { min: 400, max: 650 } };

const cuts = [
  {
    family: "Newsreader",
    file: "newsreader.woff2",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
    // Headlines and figures use one style, so optical size and weight are fixed.
    variationAxes: { opsz: 72, wght: 400 },
    weight: "400",
    fallbacks: ["Georgia", "Times New Roman", "Noto Serif", "DejaVu Serif", "Open Sans"],
  },
  {
    family: "Hanken Grotesk",
    file: "hanken-grotesk.woff2",
    source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    variationAxes: axes,
    weight: `${axes.wght.min} ${axes.wght.max}`,
    fallbacks: ["Arial", "Roboto", "Noto Sans", "DejaVu Sans", "Open Sans"],
  },
] as const;

type Cut = (typeof cuts)[number];
type Axes = { variationAxes: Record<string, number | { min: number; max: number }> };

/** The npm packages of the fonts: "@scope/name". */
export const fontPackages = cuts.map(({ source }) => source.split("/").slice(0, 2).join("/"));

/** Inputs of the subset fonts, for the cache keys of everything drawn with them. */
export const fontInputs: readonly string[] = [
  ...cuts.map(({ source }) => resolve(source)),
  resolve("subset-font/package.json"),
  projectFile("app/text/font-characters.ts"),
  import.meta.filename,
];

/**
 * Fonts that a device may have, and metric twins of them. `averageWidth` is the mean width of a
 * letter in English text as a share of the font size, as Capsize measures ours too: from the lists
 * in @capsizecss/metrics, which is too large to install (170 MB); DejaVu's from the texts of our pages.
 */
const systemFonts: Record<string, { local: readonly string[]; averageWidth: number }> = {
  Georgia: { local: ["Georgia", "Gelasio"], averageWidth: 0.4458 },
  "Times New Roman": { local: ["Times New Roman", "Liberation Serif"], averageWidth: 0.4063 },
  "Noto Serif": { local: ["Noto Serif", "NotoSerif-Regular"], averageWidth: 0.481 },
  "DejaVu Serif": { local: ["DejaVu Serif"], averageWidth: 0.5183 },
  Arial: { local: ["Arial", "Liberation Sans"], averageWidth: 0.4458 },
  Roboto: { local: ["Roboto", "Roboto-Regular"], averageWidth: 0.4448 },
  "Noto Sans": { local: ["Noto Sans", "NotoSans-Regular"], averageWidth: 0.474 },
  "DejaVu Sans": { local: ["DejaVu Sans"], averageWidth: 0.5088 },
  "Open Sans": { local: ["Open Sans", "OpenSans-Regular"], averageWidth: 0.4688 },
};

/** As exact as a pixel asks for: every digit is in every page. */
const percent = (share: number, digits: number) => `${Number((share * 100).toFixed(digits))}%`;

/** Short, because it is in every page: "Newsreader" as "Times New Roman" is "NTNR". */
const fallbackName = (...names: string[]) => names.join(" ").replace(/\B\w+|\s/g, "");

/** A system font, scaled to take the same room as ours, so that loading causes no layout shift. */
function fallbackFace({ family }: Cut, fallback: string, ours: Font): string {
  const font = systemFonts[fallback];
  if (!font) throw new Error(`scripts/fonts.ts: no width is known for "${fallback}".`);
  const size = ours.xWidthAvg / ours.unitsPerEm / font.averageWidth;
  const em = ours.unitsPerEm * size;
  return `@font-face {
  font-family: "${fallbackName(family, fallback)}";
  src: ${font.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(size, 1)};
  ascent-override: ${percent(ours.ascent / em, 0)};
  descent-override: ${percent(-ours.descent / em, 0)};
}`;
}

async function cut(
  { source, variationAxes }: Pick<Cut, "source"> & Axes,
  targetFormat: "woff2" | "sfnt",
) {
  const full = await readFile(resolve(source));
  return subsetFont(full, fontCharacters, {
    targetFormat,
    variationAxes,
    keepFeatures: ["kern", "liga", "lnum", "tnum", "mark", "ccmp", "locl"],
  });
}

/** Both fonts at one weight each, uncompressed, for drawing text at build time. */
export async function fontsForDrawing() {
  const [display, text] = cuts;
  return {
    display: await cut(display, "sfnt"),
    text: await cut({ source: text.source, variationAxes: { wght: 560 } }, "sfnt"),
  };
}

/** Subsets both fonts and writes their @font-face rules. */
export async function makeFonts(): Promise<number> {
  return cached("fonts", fontInputs, async () => {
    const outputs = new Map<string, string | Uint8Array>();
    const css: string[] = [];
    for (const font of cuts) {
      const woff2 = await cut(font, "woff2");
      const metrics = await fromBuffer(woff2);
      const near = font.fallbacks.map((name) => `"${fallbackName(font.family, name)}"`).join(", ");
      const name = font.file.replace(".woff2", "");
      outputs.set(`${derivedFolder}/${font.file}`, woff2);
      css.push(
        `@font-face {
  font-family: "${font.family}";
  src: url("./${font.file}") format("woff2");
  font-weight: ${font.weight};
  font-display: swap;
}`,
        ...font.fallbacks.map((fallback) => fallbackFace(font, fallback, metrics)),
        `:root { --near-${name}: ${near}; --stack-${name}: "${font.family}", ${near}; }`,
      );
    }
    outputs.set(`${derivedFolder}/fonts.css`, `${css.join("\n")}\n`);
    return outputs;
  });
}
