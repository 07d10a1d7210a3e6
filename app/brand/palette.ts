import { contrast } from "./contrast.ts";
import { hex, oklch } from "./oklch.ts";
import {
  type ColorName,
  type Demand,
  type Palette,
  type Row,
  type Shade,
  shades,
} from "./shades.ts";

/** The colors that a firm names. */
export interface BrandColors {
  accent: string;
  ink: string;
  paper: string;
  second?: string;
  /** Single colors of the palette. */
  colors?: Partial<Record<ColorName, string>>;
}

type Known = Partial<Record<string, string>>;

function shadeOf({ of, at, by = 0, chroma, turn }: Shade, known: Known): string {
  const base = oklch(known[of] ?? "");
  return hex({
    lightness: Math.min(1, Math.max(0, at ?? base.lightness + by)),
    // Around a colorful paper, lines would shout.
    chroma: Math.min(base.chroma * chroma, base.chroma + 0.02),
    hue: base.hue + turn,
  });
}

/** Hues that look like mud where they are dark. */
const isMuddy = (color: string) => {
  const { hue } = oklch(color);
  return 30 < hue && hue < 130;
};

function madeBy({ is = "", shade, rather }: Row, known: Known): string {
  const made = shade ? shadeOf(shade, known) : is;
  return rather && isMuddy(made) ? shadeOf(rather, known) : made;
}

/** The first ground that a color cannot be told from. */
function unmet(color: string, { on }: Demand, known: Known) {
  return on
    .flatMap(([least, ...grounds]) => grounds.map((ground) => ({ least, ground })))
    .map((one) => ({ ...one, ratio: contrast(color, known[one.ground] ?? "") }))
    .find(({ least, ratio }) => !(ratio >= least));
}

/** The nearest color of the same hue that meets a demand. */
function readable(color: string, demand: Demand, known: Known): string {
  const step = demand.becomes === "darker" ? -0.002 : 0.002;
  let { lightness, ...hue } = oklch(color);
  let nearest = color;
  while (unmet(nearest, demand, known) && lightness > 0 && lightness < 1) {
    lightness = Math.min(1, Math.max(0, lightness + step));
    nearest = hex({ lightness, ...hue });
  }
  return nearest;
}

/** Degrees of hue within which two marks look alike, and what is left of a hue in gray. */
const [alike, gray] = [30, 0.04];

/** The same color, or the opposite of it if it looks like the other. */
function unlikeThat(color: string, that: string): string {
  const [{ hue, ...rest }, other] = [oklch(color), oklch(that)];
  const apart = Math.abs(((hue - other.hue + 540) % 360) - 180);
  return apart < alike && other.chroma > gray ? hex({ ...rest, hue: hue + 180 }) : color;
}

/** Room for all that lies between paper and ink; a paper as dark as this is a tan. */
const darkestPaper = 0.85;

/** What a firm calls those colors that all others follow from. */
const keys: Partial<Record<string, "paper" | "ink" | "accent" | "second">> = {
  paper: "paper",
  ink: "ink",
  signal: "accent",
  teal: "second",
};

/** The color that a firm gave, and where. */
function givenIn(brand: BrandColors, name: string) {
  const key = keys[name];
  const color = key ? brand[key] : brand.colors?.[name as ColorName];
  return color ? { color, path: key ? [key] : ["colors", name] } : undefined;
}

/** The palette of a firm, and what is wrong with the colors it gave, with the nearest that is right. */
export function paletteOf(brand: BrandColors) {
  const faults: { path: string[]; message: string }[] = [];
  const known: Known = {};
  const { lightness, ...hue } = oklch(brand.paper);
  if (lightness < darkestPaper) {
    known.paper = hex({ lightness: darkestPaper + 0.005, ...hue });
    const message = `“${brand.paper}” is too dark for a page. The nearest color that is light enough is ${known.paper}.`;
    faults.push({ path: ["paper"], message });
  }
  for (const [name, row] of Object.entries(shades)) {
    const { demand, unlike } = row;
    const own = givenIn(brand, name);
    const made = madeBy(row, known);
    const wished =
      own?.color.toLowerCase() ?? (unlike ? unlikeThat(made, known[unlike] ?? "") : made);
    const nearest = demand ? readable(wished, demand, known) : wished;
    const failed = demand && own && unmet(wished, demand, known);
    if (failed)
      faults.push({
        path: own.path,
        message: `“${own.color}” is hard to read: its contrast with ${known[failed.ground]} is ${failed.ratio.toFixed(2)} and has to be at least ${failed.least}. The nearest color that passes is ${nearest}.`,
      });
    // Only on a ground that was given by itself, for else there is a color.
    const ground = demand && unmet(nearest, demand, known)?.ground;
    const path = ground && givenIn(brand, ground)?.path;
    if (path) {
      const message = `nothing can be read on “${known[ground]}”. Leave it out, and it follows from the other colors.`;
      faults.push({ path, message });
    }
    known[name] ??= nearest;
  }
  return { palette: known as Palette, faults };
}

/** The palette as a stylesheet: names of colors, used only by roles (app/styles/theme.css). */
export const paletteCss = (palette: Palette) =>
  `:root {\n${Object.entries(palette)
    .map(([name, color]) => `  --palette-${name}: ${color};\n`)
    .join("")}}\n`;
