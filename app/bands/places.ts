import type { BandSection, Ground } from "../content/schema/band.ts";
import { type AnyBandWords, hasHeading, kindOf } from "./kinds.ts";

/** Two tints in a row would look like one band: the second is on the page, unless it belongs to the first. */
function groundAfter(own: Ground | "above", before: Ground = "page"): Ground {
  if (own === "above") return before;
  return own === before ? "page" : own;
}

/** What follows a name that others above have already. */
const suffix = (others: number) => (others ? `-${others + 1}` : "");

/** Anchors, grounds and levels of all bands of a page, so that any order looks right. */
export function placesOf(bands: readonly AnyBandWords[]): BandSection[] {
  const seen = new Map<string, number>();
  const places: BandSection[] = [];
  const page: Record<string, string> = {};
  let above: { place: BandSection; holds: readonly string[] } | undefined;
  for (const [index, words] of bands.entries()) {
    const { band, anchor: own } = words;
    const kind = kindOf(band);
    const name = own ?? kind.anchor;
    const others = seen.get(name) ?? 0;
    seen.set(name, others + 1);
    const before = places.at(-1)?.ground;
    const holder = above?.holds.includes(band) && above.place;
    const ground = groundAfter(holder ? "above" : kind.ground, before);
    // One that was chosen stays as it is: a rule finds it if another band has it.
    const anchor = own ?? name + suffix(others);
    const besideAt = bands.slice(0, index).findLastIndex((one) => one.band === kind.beside);
    const isTaken = besideAt <= places.findLastIndex(({ beside }) => beside);
    const beside = isTaken ? undefined : places[besideAt];
    if (kind.role) page[kind.role] ??= anchor;
    const place: BandSection = {
      anchor,
      again: suffix(bands.slice(0, index).filter((one) => one.band === band).length),
      level: index || !hasHeading(words) ? 2 : 1,
      ground,
      // An opening brings its own space.
      joins: index > 1 && ground === before && (ground === "page" || kind.ground === "above"),
      ...(beside && { beside }),
      ...(holder && { holder }),
      page,
    };
    places.push(place);
    if (!holder) above = { place, holds: kind.holds ?? [] };
  }
  return places;
}
