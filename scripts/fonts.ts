import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { cached } from "./cached.ts";
import { type FontMetrics, readMetrics } from "./font-metrics.ts";

/** Every character that the site may use; a content test reports any other. */
export const characters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}£€©®–—‘’“”•·…×→−½éüñ\u00a0`;

const resolve = createRequire(import.meta.url).resolve;
const axes = { wght: { min: 400, max: 650 } };

const cuts = [
  {
    family: "Newsreader",
    file: "newsreader.woff2",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
    // One cut for headlines and figures: optical size and weight are pinned.
    variationAxes: { opsz: 72, wght: 400 },
    averageWidth: 0.4389,
    weight: "400",
    fallbacks: ["Georgia", "Times New Roman", "Noto Serif", "DejaVu Serif", "Open Sans"],
  },
  {
    family: "Hanken Grotesk",
    file: "hanken-grotesk.woff2",
    source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    variationAxes: axes,
    averageWidth: 0.4468,
    weight: `${axes.wght.min} ${axes.wght.max}`,
    fallbacks: ["Arial", "Roboto", "Noto Sans", "DejaVu Sans", "Open Sans"],
  },
] as const;

type Cut = (typeof cuts)[number];
type Axes = { variationAxes: Record<string, number | { min: number; max: number }> };

/**
 * Fonts that a device may have, and metric twins of them. `averageWidth` is the mean width of a
 * character as a share of the font size, kerning included: all service pages' text, set in Chromium.
 */
const systemFonts: Record<string, { local: readonly string[]; averageWidth: number }> = {
  Georgia: { local: ["Georgia", "Gelasio"], averageWidth: 0.437 },
  "Times New Roman": { local: ["Times New Roman", "Liberation Serif"], averageWidth: 0.3981 },
  "Noto Serif": { local: ["Noto Serif", "NotoSerif-Regular"], averageWidth: 0.4751 },
  "DejaVu Serif": { local: ["DejaVu Serif"], averageWidth: 0.5102 },
  Arial: { local: ["Arial", "Liberation Sans"], averageWidth: 0.4433 },
  Roboto: { local: ["Roboto", "Roboto-Regular"], averageWidth: 0.4402 },
  "Noto Sans": { local: ["Noto Sans", "NotoSans-Regular"], averageWidth: 0.4684 },
  "DejaVu Sans": { local: ["DejaVu Sans"], averageWidth: 0.5037 },
  "Open Sans": { local: ["Open Sans", "OpenSans-Regular"], averageWidth: 0.4642 },
};

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Short, for it stands in every page: "Newsreader" as "Times New Roman" is "NTNR". */
const fallbackName = (...names: string[]) => names.join(" ").replace(/\B\w+|\s/g, "");

/** The device's own font, stretched until it takes the same room as ours. */
function fallbackFace({ family, averageWidth }: Cut, fallback: string, ours: FontMetrics): string {
  const font = systemFonts[fallback];
  if (!font) throw new Error(`scripts/fonts.ts: no width is known for "${fallback}".`);
  const size = averageWidth / font.averageWidth;
  return `@font-face {
  font-family: "${fallbackName(family, fallback)}";
  src: ${font.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ours.ascent / size)};
  descent-override: ${percent(ours.descent / size)};
  line-gap-override: ${percent(ours.lineGap / size)};
}`;
}

async function cut(
  { source, variationAxes }: Pick<Cut, "source"> & Axes,
  targetFormat: "woff2" | "sfnt",
) {
  const full = await readFile(resolve(source));
  return subsetFont(full, characters, {
    targetFormat,
    variationAxes,
    keepFeatures: ["kern", "liga", "lnum", "tnum", "mark", "ccmp", "locl"],
  });
}

/** Both fonts at one weight each, uncompressed, for drawing text at build. */
export async function fontsForDrawing() {
  const [display, text] = cuts;
  return {
    display: await cut(display, "sfnt"),
    text: await cut({ source: text.source, variationAxes: { wght: 560 } }, "sfnt"),
  };
}

/** Cuts both fonts and writes the @font-face rules that go with them. */
export async function makeFonts(): Promise<void> {
  const inputs = [...cuts.map(({ source }) => resolve(source)), import.meta.filename];
  await cached("fonts", inputs, async () => {
    const outputs = new Map<string, string | Uint8Array>();
    const css: string[] = [];
    for (const font of cuts) {
      const woff2 = await cut(font, "woff2");
      const metrics = readMetrics(await cut(font, "sfnt"));
      const stack = [font.family, ...font.fallbacks.map((name) => fallbackName(font.family, name))];
      outputs.set(`.generated/${font.file}`, woff2);
      css.push(
        `@font-face {
  font-family: "${font.family}";
  src: url("./${font.file}") format("woff2");
  font-weight: ${font.weight};
  font-display: swap;
}`,
        ...font.fallbacks.map((name) => fallbackFace(font, name, metrics)),
        `:root { --stack-${font.file.replace(".woff2", "")}: ${stack.map((name) => `"${name}"`).join(", ")}; }`,
      );
    }
    outputs.set(".generated/fonts.css", `${css.join("\n")}\n`);
    return outputs;
  });
}
