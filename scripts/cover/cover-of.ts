import type { CoverFacts } from "../../app/pictures.ts";
import { palette } from "../../app/site.ts";
import { type CoverColors, drawCover } from "./draw.ts";

/** Names of the palette: covers on ink and on paper alternate, as pictures do. */
const grounds: Record<CoverFacts["ground"], Record<keyof CoverColors, keyof typeof palette>> = {
  ink: {
    ground: "deep",
    lit: "ink-line",
    line: "ink-line",
    plate: "teal",
    block: "bone",
    turn: "signal-bright",
    sphere: "gold",
    shade: "deep",
  },
  paper: {
    ground: "sand-line",
    lit: "paper",
    line: "sand-line",
    plate: "mist",
    block: "raised",
    turn: "signal-bright",
    sphere: "gold",
    shade: "ink-soft",
  },
};

/** The cover of a case study that has no picture, in the colors of the firm. */
export function coverOf(facts: CoverFacts) {
  const colors = Object.entries(grounds[facts.ground]).map(([part, name]) => [part, palette[name]]);
  return drawCover(facts, Object.fromEntries(colors) as unknown as CoverColors);
}
