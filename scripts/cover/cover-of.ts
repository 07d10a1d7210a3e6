import type { CoverFacts } from "../../app/pictures.ts";
import { palette } from "../palette.ts";
import { type CoverColors, drawCover } from "./draw.ts";

/** Names of the palette: covers on ink and on paper alternate, as pictures do. */
const grounds: Record<CoverFacts["ground"], CoverColors> = {
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
    shade: "umber",
  },
};

/** The cover of a case study that has no picture, in the colors of the firm. */
export async function coverOf(facts: CoverFacts) {
  const colors = { ...grounds[facts.ground] };
  for (const [part, name] of Object.entries(colors))
    colors[part as keyof CoverColors] = await palette(name);
  return drawCover(facts, colors);
}
