import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Font, fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { fontCharacters } from "../app/text/font-characters.ts";
import { cached, derivedFolder, projectFile } from "./cached.ts";
import { type Face, type Typeface, typefaces } from "./typefaces.ts";

const { resolve } = createRequire(import.meta.url);

/** Inputs of the subset fonts, for the cache keys of everything drawn with them. */
export const fontInputs: readonly string[] = [
  ...Object.values(typefaces).flatMap(({ faces }) => faces.map(({ source }) => source)),
  resolve("subset-font/package.json"),
  projectFile("app/text/font-characters.ts"),
  projectFile("scripts/typefaces.ts"),
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

/** Short, because it is in every page: "Display" as "Times New Roman" is "DTNR". */
const fallbackName = (...names: string[]) => names.join(" ").replace(/\B\w+|\s/g, "");

/** What a device shows meanwhile, and if it has none of these. */
const fallbacks = {
  serif: {
    near: ["Georgia", "Times New Roman", "Noto Serif", "DejaVu Serif", "Open Sans"],
    last: "Georgia, serif",
  },
  sans: {
    near: ["Arial", "Roboto", "Noto Sans", "DejaVu Sans", "Open Sans"],
    last: "system-ui, sans-serif",
  },
};

/** The mean width of a letter, as a share of the font size, that layouts and drawings reckon with. */
const widest = 0.455;

/** A system font, scaled to take the same room as ours, so that loading causes no layout shift. */
function fallbackFace(family: string, fallback: string, ours: Font, scale: number): string {
  const font = systemFonts[fallback];
  if (!font) throw new Error(`scripts/fonts.ts: no width is known for "${fallback}".`);
  const size = (scale * ours.xWidthAvg) / ours.unitsPerEm / font.averageWidth;
  const em = (ours.unitsPerEm * size) / scale;
  return `@font-face {
  font-family: "${fallbackName(family, fallback)}";
  src: ${font.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(size, 1)};
  ascent-override: ${percent(ours.ascent / em, 0)};
  descent-override: ${percent(-ours.descent / em, 0)};
}`;
}

async function cut({ source, axes }: Face, targetFormat: "woff2" | "sfnt") {
  return subsetFont(await readFile(source), fontCharacters, {
    targetFormat,
    variationAxes: axes,
    keepFeatures: ["kern", "liga", "lnum", "tnum", "mark", "ccmp", "locl"],
  });
}

/** Both fonts at one weight each, uncompressed, for drawing text at build time. */
export async function fontsForDrawing() {
  const { display, text } = typefaces;
  return { display: await cut(display.drawn, "sfnt"), text: await cut(text.drawn, "sfnt") };
}

/** The files of a typeface and their @font-face rules, with those of its fallbacks. */
async function cutTypeface({ family, isSerif, faces }: Typeface) {
  const files = await Promise.all(
    faces.map(async (face) => ({ ...face, woff2: await cut(face, "woff2") })),
  );
  const ours = await fromBuffer((files[0] as (typeof files)[number]).woff2);
  // A wide typeface is set smaller, as a designer would, or words would not fit where they stand.
  const scale = Math.min(1, widest / (ours.xWidthAvg / ours.unitsPerEm));
  const { near, last } = fallbacks[isSerif ? "serif" : "sans"];
  const names = near.map((name) => `"${fallbackName(family, name)}"`).join(", ");
  const name = family.toLowerCase();
  const ownRules = (address: (file: string, woff2: Uint8Array) => string) =>
    files.map(
      ({ file, weight, woff2 }) => `@font-face {
  font-family: "${family}";
  src: url("${address(file, woff2)}") format("woff2");
  font-weight: ${weight};
  font-display: swap;${scale < 1 ? `\n  size-adjust: ${percent(scale, 1)};` : ""}
}`,
    );
  const css = [
    ...ownRules((file) => `./${file}`),
    ...near.map((fallback) => fallbackFace(family, fallback, ours, scale)),
    `:root { --near-${name}: ${names}; --stack-${name}: "${family}", ${names}, ${last}; }`,
  ];
  const inline = ownRules(
    (_, woff2) => `data:font/woff2;base64,${Buffer.from(woff2).toString("base64")}`,
  );
  return { files, css, inline };
}

/** Subsets both fonts and writes their @font-face rules: for pages, and for a drawing that can load no files. */
export async function makeFonts(): Promise<number> {
  return cached("fonts", fontInputs, async () => {
    const cuts = [await cutTypeface(typefaces.display), await cutTypeface(typefaces.text)];
    return new Map<string, string | Uint8Array>([
      ...cuts
        .flatMap(({ files }) => files)
        .map(({ file, woff2 }) => [`${derivedFolder}/${file}`, woff2] as const),
      [`${derivedFolder}/fonts.css`, `${cuts.flatMap(({ css }) => css).join("\n")}\n`],
      [`${derivedFolder}/inline-fonts.css`, cuts.flatMap(({ inline }) => inline).join("\n")],
    ]);
  });
}
