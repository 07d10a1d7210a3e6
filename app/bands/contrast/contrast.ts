import { PlainError } from "../../content/plain-error";
import dark from "../../styles/dark.css?raw";
import onInk from "../../styles/on-ink.css?raw";
import onSand from "../../styles/on-sand.css?raw";
import palette from "../../styles/palette.css?raw";
import theme from "../../styles/theme.css?raw";
import type { BandWords } from "../kinds";
import { namedColor, rolesIn } from "./roles";

export type ContrastWords = BandWords<"contrast">;
/** The backgrounds of the site, and its pairs of text colors. */
export type GroundId = keyof ContrastWords["grounds"];
export type PairId = keyof ContrastWords["pairs"];

/** The WCAG 2.2 AA minimum for text, and the highest contrast possible. */
export const least = 4.5;
export const most = 21;

const stylesheet = [theme, onInk, onSand, dark].join("\n");

/** The blocks of the stylesheet that set the roles; later ones override earlier ones. */
type Blocks = readonly (readonly string[])[];
export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

const light: Blocks = [[":root"], ["@theme"]];
const inDark = [":root", "@variant dark"];
const night: Blocks = [...light, inDark];

const texts = ["text", "muted", "accent", "positive"] as const;
const buttons = ["action", "action-hover"] as const;

interface Ground {
  blocks: Record<Scheme, Blocks>;
  /** The pairs whose colors this background sets; the others are the same as on paper and listed there. */
  pairs: readonly PairId[];
}

/** A band overrides some roles, and some of these again in the dark scheme. */
const bandOf = (utility: string): Record<Scheme, Blocks> => ({
  light: [...light, [`@utility ${utility}`]],
  dark: [...night, [`@utility ${utility}`], [...inDark, `& .${utility}`]],
});

const grounds: Record<GroundId, Ground> = {
  paper: { blocks: { light, dark: night }, pairs: [...texts, ...buttons] },
  sand: { blocks: bandOf("on-sand"), pairs: texts },
  ink: {
    blocks: bandOf("on-ink"),
    pairs: [...texts, ...buttons, "highlight"],
  },
};

/** The role of the text color, and the roles of its possible backgrounds. */
const onPage = ["page", "raised"];
const pairs: Record<PairId, readonly [words: string, on: readonly string[]]> = {
  text: ["text", onPage],
  muted: ["muted", onPage],
  accent: ["accent", onPage],
  positive: ["positive", onPage],
  action: ["on-action", ["action"]],
  "action-hover": ["on-action", ["action-hover"]],
  highlight: ["on-highlight", ["highlight"]],
};

/** WCAG's relative luminance of #rrggbb. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The color of each role on a background, and its name in the palette. */
function namedColorsOn(ground: GroundId, scheme: Scheme, colors = palette) {
  const roles = rolesIn(`${colors}\n${stylesheet}`, grounds[ground].blocks[scheme]);
  return (role: string) => namedColor(roles, `--color-${role}`);
}

export function colorsOn(ground: GroundId, scheme: Scheme) {
  const named = namedColorsOn(ground, scheme);
  return (role: string) => named(role).color;
}

/** Every pair of colors on every background, with the lowest contrast it can have there. */
export function contrasts(scheme: Scheme, colors?: string) {
  return (Object.keys(grounds) as GroundId[]).map((ground) => {
    const named = namedColorsOn(ground, scheme, colors);
    const rows = grounds[ground].pairs.map((pair) => {
      const [words, on] = pairs[pair];
      const { name, color } = named(words);
      const ratio = Math.min(...on.map((role) => contrast(color, named(role).color)));
      return { pair, name, ratio };
    });
    return { ground, rows };
  });
}

/** Refuses a palette in which anything is hard to read. */
export function requireContrast(colors = palette): void {
  const lineOf = (name: string) => colors.split(`${name}:`, 1).join().split("\n").length;
  const faults = schemes.flatMap((scheme) =>
    contrasts(scheme, colors).flatMap(({ ground, rows }) =>
      rows
        .filter(({ ratio }) => !(ratio >= least))
        .map(({ pair, name, ratio }) => {
          const [words, on] = pairs[pair];
          return `app/styles/palette.css:${lineOf(name)} ${name}: the contrast of ${words} on ${on.join(" or ")} (${ground}, ${scheme}) is ${ratio.toFixed(2)}, at least ${least}. Choose a color farther from its ground.`;
        }),
    ),
  );
  if (faults.length) throw new PlainError(faults.join("\n"));
}
