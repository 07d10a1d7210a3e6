import { href } from "react-router";
import { placesOf } from "../bands/places";
import { content } from "../content/content";
import type { BandPage } from "../content/types";
import { callToAction } from "../site";
import { slugOf } from "../text/slug";

/** Paths by content id, so that a link to a missing page is a type error. */
export function servicePath(id: string): string {
  return href("/services/:serviceId", { serviceId: id });
}

export function caseStudyPath(slug: string): string {
  return href("/case-study/:slug", { slug });
}

/** A place in the first band of its kind, on whatever page it is, or the band itself. */
function pathInBand(
  isOne: (band: BandPage["bands"][number]) => boolean,
  id?: string,
): string | undefined {
  for (const { path, bands } of content.pages) {
    const index = bands.findIndex(isOne);
    if (index >= 0) return `${path}#${id ?? placesOf(bands)[index]?.anchor}`;
  }
  return undefined;
}

/** The list of all figures, which a rule asks for, or one of its rows. */
export const claimPath = (claim?: string) =>
  pathInBand(({ band }) => band === "claims-ledger", claim) as string;

/** One of the questions, where a page answers them for the search. */
export const questionPath = (question: string) =>
  pathInBand((band) => band.band === "questions" && band.linked === true, slugOf(question));

/** Where all calls lead, with a topic preselected if given: a service, or one that its group adds. */
export const contactPath = (topic?: string) =>
  topic ? `${callToAction.href}?topic=${topic}` : callToAction.href;

/** One client's quote, where a page has them all. */
export const testimonialPath = (company: string) =>
  pathInBand(({ band }) => band === "quotes-in-time", slugOf(company));

/** The list of case studies, filtered by industry if given. */
export function caseStudiesPath(industry?: string): string {
  const all = href("/client-success-stories");
  return industry ? `${all}?industry=${slugOf(industry)}` : all;
}
