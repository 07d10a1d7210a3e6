import { type AnyBandWords, hasHeading, kindOf } from "../bands/kinds.ts";
import { placesOf } from "../bands/places.ts";
import type { Content } from "./assemble.ts";
import { type BandSection, withHeadings } from "./schema/band.ts";
import type { EntryPage } from "./types.ts";

/** For each band its own id, that of its heading, and what can be linked to within it. */
export function idsOf(
  bands: readonly AnyBandWords[],
  content: Content,
  entry?: EntryPage["entry"],
): string[][] {
  const places = placesOf(bands);
  return bands.map((band, index) => {
    const { anchor, again } = places[index] as BandSection;
    const kind = kindOf(band.band);
    const isUntitled = index > 0 && entry && kind.isUntitled?.(entry);
    const own = hasHeading(band) && !isUntitled ? withHeadings([anchor]) : [anchor];
    // A kind that asks for its entry is on no page without one.
    const ids = kind.ids?.(band, content, entry as EntryPage["entry"]) ?? [];
    return [...own, ...ids.map((id) => id + again)];
  });
}

/** The places that a link may name, by page, so that a wrong one is found before anything is built. */
export function anchorsOf(content: Content): ReadonlyMap<string, ReadonlySet<string>> {
  const pages = [
    ...content.pages.map((page) => ({ ...page, entry: undefined })),
    ...content.entryPages,
  ];
  return new Map(
    pages.map(({ path, bands, entry }) => [path, new Set(idsOf(bands, content, entry).flat())]),
  );
}
