import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Font, fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { charactersOf } from "../app/content/typeface-characters.ts";
import { cached, derivedFolder, projectFile } from "./cached.ts";
import { type Face, type Typeface, typefaces } from "./typefaces.ts";
import { allCharacters, writtenCharacters } from "./written-characters.ts";

const { resolve } = createRequire(import.meta.url);

/** Inputs of the subset fonts, for the cache keys of everything drawn with them. */
export const fontInputs: readonly string[] = [
  ...Object.values(typefaces).flatMap(({ faces }) => faces.map(({ source }) => source)),
  resolve("subset-font/package.json"),
  projectFile("app/content/typeface-characters.ts"),
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

/** What is left of a file: those of the given characters that it has, and that are not in another. */
async function cut(
  { source, axes, ...face }: Face,
  targetFormat: "woff2" | "sfnt",
  characters: string,
) {
  const full = readFileSync(source);
  const known = charactersOf(full);
  const kept = [...characters].filter((one) => known.has(one));
  const data = await subsetFont(full, kept.join(""), {
    targetFormat,
    variationAxes: axes,
    keepFeatures: ["kern", "liga", "lnum", "tnum", "mark", "ccmp", "locl"],
  });
  return { ...face, data, kept };
}

/**
 * A file of a typeface, and one with the Latin letters beyond those of western Europe if some are written:
 * it has a file of its own at Fontsource too, and only pages with such letters load it.
 */
export async function cutFace(face: Face, targetFormat: "woff2" | "sfnt", characters: string) {
  const first = await cut(face, targetFormat, characters);
  const source = face.source.replace("-latin-", "-latin-ext-");
  if (!existsSync(source)) return [first];
  const left = [...characters].filter((one) => !first.kept.includes(one)).join("");
  const file = face.file.replace(".woff2", "-ext.woff2");
  const beyond = await cut({ ...face, file, source }, targetFormat, left);
  const codes = beyond.kept.map((one) => `U+${one.codePointAt(0)?.toString(16)}`);
  return codes.length ? [first, { ...beyond, range: codes.join(", ") }] : [first];
}

/** Both typefaces at one weight each, uncompressed, for drawing text at build time. */
export async function fontsForDrawing() {
  const { display, text } = typefaces;
  const drawn = async ({ family, drawn }: Typeface, weight: 400 | 500) =>
    (await cutFace(drawn, "sfnt", allCharacters)).map(({ data }, index) => ({
      // Another name, because only another typeface is asked for what one lacks.
      name: index ? `${family} ${index}` : family,
      data,
      weight,
    }));
  return [...(await drawn(display, 400)), ...(await drawn(text, 500))];
}

/** The files of a typeface: each language has its own, since a page in one pays for no letter of another. */
async function cutFiles(faces: readonly Face[]) {
  const cuts = writtenCharacters.flatMap(({ folder, characters }) =>
    faces.map((face) =>
      cutFace({ ...face, file: `${folder && `${folder}.`}${face.file}` }, "woff2", characters),
    ),
  );
  return (await Promise.all(cuts)).flat();
}

/** The files of a typeface and their @font-face rules, with those of its fallbacks. */
async function cutTypeface({ family, isSerif, faces }: Typeface) {
  const files = await cutFiles(faces);
  const ours = await fromBuffer((files[0] as (typeof files)[number]).data);
  // A wide typeface is set smaller, as a designer would, or words would not fit where they stand.
  const scale = Math.min(1, widest / (ours.xWidthAvg / ours.unitsPerEm));
  const { near, last } = fallbacks[isSerif ? "serif" : "sans"];
  const names = near.map((name) => `"${fallbackName(family, name)}"`).join(", ");
  const name = family.toLowerCase();
  const adjusted = scale < 1 ? `\n  size-adjust: ${percent(scale, 1)};` : "";
  const ownRules = (address: (file: string, woff2: Uint8Array) => string) =>
    files.map(
      ({ file, weight, data, ...more }) => `@font-face {
  font-family: "${family}";
  src: url("${address(file, data)}") format("woff2");
  font-weight: ${weight};
  font-display: swap;${adjusted}${"range" in more ? `\n  unicode-range: ${more.range};` : ""}
}`,
    );
  const css = [
    ...ownRules((file) => `./${file}`),
    ...near.map((fallback) => fallbackFace(family, fallback, ours, scale)),
    `:root { --near-${name}: ${names}; --stack-${name}: "${family}", ${names}, ${last}; }`,
  ];
  const inline = ownRules(
    (file, woff2) => `data:font/woff2;name=${file};base64,${Buffer.from(woff2).toString("base64")}`,
  );
  return { files, css, inline };
}

/** Subsets both fonts and writes their @font-face rules: for pages, and for a drawing that can load no files. */
export async function makeFonts(): Promise<number> {
  return cached(
    "fonts",
    fontInputs,
    async () => {
      const cuts = [await cutTypeface(typefaces.display), await cutTypeface(typefaces.text)];
      return new Map<string, string | Uint8Array>([
        ...cuts
          .flatMap(({ files }) => files)
          .map(({ file, data }) => [`${derivedFolder}/${file}`, data] as const),
        [`${derivedFolder}/fonts.css`, `${cuts.flatMap(({ css }) => css).join("\n")}\n`],
        [`${derivedFolder}/inline-fonts.css`, cuts.flatMap(({ inline }) => inline).join("\n")],
      ]);
    },
    JSON.stringify(writtenCharacters),
  );
}
