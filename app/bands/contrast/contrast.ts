import { contrast } from "../../brand/contrast";
import { paletteCss } from "../../brand/palette";
import type { Palette } from "../../brand/shades";
import dark from "../../styles/dark.css?raw";
import onInk from "../../styles/on-ink.css?raw";
import onSand from "../../styles/on-sand.css?raw";
import theme from "../../styles/theme.css?raw";
import type { BandWords } from "../kinds";
import { colorOf, rolesIn } from "./roles";

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

const onPage = ["page", "raised"];
/** The role of the text color, and the roles of its possible backgrounds. */
const pairs: Record<PairId, readonly [words: string, on: readonly string[]]> = {
  text: ["text", onPage],
  muted: ["muted", onPage],
  accent: ["accent", onPage],
  positive: ["positive", onPage],
  action: ["on-action", ["action"]],
  "action-hover": ["on-action", ["action-hover"]],
  highlight: ["on-highlight", ["highlight"]],
};

/** The color of each role on a background, with a palette. */
export function colorsOn(ground: GroundId, scheme: Scheme, palette: Palette) {
  const roles = rolesIn(`${paletteCss(palette)}\n${stylesheet}`, grounds[ground].blocks[scheme]);
  return (role: string) => colorOf(roles, `--color-${role}`);
}

/** Every pair of colors on every background, with the lowest contrast it can have there. */
export function contrasts(scheme: Scheme, palette: Palette) {
  return (Object.keys(grounds) as GroundId[]).map((ground) => {
    const color = colorsOn(ground, scheme, palette);
    const rows = grounds[ground].pairs.map((pair) => {
      const [words, on] = pairs[pair];
      const ratio = Math.min(...on.map((role) => contrast(color(words), color(role))));
      return { pair, ratio };
    });
    return { ground, rows };
  });
}
