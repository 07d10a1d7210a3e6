import { href } from "react-router";
import { placesOf } from "../bands/places";
import type { Content } from "../content/assemble";
import type { BandPage } from "../content/types";

type Pages = Pick<Content, "pages">;

import { slugOf } from "../text/slug";

export function servicePath(id: string): string {
  return href("/services/:serviceId", { serviceId: id });
}

export function caseStudyPath(slug: string): string {
  return href("/case-study/:slug", { slug });
}

/** A place in the first band of its kind, on whatever page it is, or the band itself. */
function pathInBand(
  { pages }: Pages,
  isOne: (band: BandPage["bands"][number]) => boolean,
  id?: string,
): string | undefined {
  for (const { path, bands } of pages) {
    const index = bands.findIndex(isOne);
    if (index >= 0) return `${path}#${id ?? placesOf(bands)[index]?.anchor}`;
  }
  return undefined;
}

/** The list of all figures, which a rule asks for, or one of its rows. */
export const claimPath = (content: Pages, claim?: string) =>
  pathInBand(content, ({ band }) => band === "claims-ledger", claim) as string;

/** One of the questions, where a page answers them for the search. */
export const questionPath = (content: Pages, question: string) =>
  pathInBand(
    content,
    (band) => band.band === "questions" && band.linked === true,
    slugOf(question),
  );

/** Where all calls lead, with a topic preselected if given: a service, or one that its group adds. */
export const contactPath = ({ callToAction: { href } }: Content["site"], topic?: string) =>
  topic ? `${href}?topic=${topic}` : href;

/** One client's quote, where a page has them all. */
export const testimonialPath = (content: Pages, company: string) =>
  pathInBand(content, ({ band }) => band === "quotes-in-time", slugOf(company));
