import { foundIn, kindOf } from "../bands/kinds";
import { placesOf } from "../bands/places";
import type { Content } from "../content/assemble";
import type { FoundPart } from "../content/lists";
import type { BandPage } from "../content/types";

/** A page that is neither a service nor a case study, or a band of it that people search for. */
export interface PagePart extends FoundPart {
  path: string;
  /** Words that people search for and it does not say. */
  search?: string | undefined;
}

/** A page, named as in its breadcrumbs, and those of its bands that a search finds by themselves. */
function partsOf({ path, name, head, search, bands }: BandPage, content: Content): PagePart[] {
  const places = placesOf(bands);
  const texts = bands.flatMap((band) => kindOf(band.band).texts?.(band, content) ?? []);
  return [
    { path, title: name, text: head.description, more: [head.title, ...texts], search },
    ...bands.flatMap((band, index) => {
      const found = foundIn(band, content);
      const place = `${path}#${places[index]?.anchor}`;
      // A band that says nothing below its heading is shown with what its page is about.
      const text = found?.text || head.description;
      return found ? [{ ...found, text, path: place, search: band.search }] : [];
    }),
  ];
}

/** Every page that is neither a service nor a case study, and its bands. */
export const pageTexts = (content: Content): PagePart[] =>
  content.pages.flatMap((page) => partsOf(page, content));
