import { kindOf } from "../bands/kinds";
import { placesOf } from "../bands/places";
import {
  caseStudiesPage,
  contact,
  content,
  sitemapPage,
  testimonials,
  testimonialsPage,
} from "../content/content";
import type { BandPage } from "../content/types";
import { type Page, standalonePages } from "../lib/pages";

/** A page that is neither a service nor a case study, or a section of it that people search for. */
export interface PagePart {
  path: string;
  title: string;
  text: string;
  /** Further texts; documents.ts removes repeated words. */
  more: readonly string[];
}

/** Named as in its breadcrumbs, like services and case studies. */
function page(path: string, more: readonly string[]): PagePart {
  const { name, head } = standalonePages.find((one) => one.path === path) as Page;
  return { path, title: name, text: head.description, more: [head.title, ...more] };
}

/** A section that has an id of its own. */
const section = (
  path: string,
  { heading, text }: { heading: string; text: string },
  more: readonly string[] = [],
): PagePart => ({ path, title: heading, text, more });

const titled = (parts: readonly { title: string; text: string }[]) =>
  parts.flatMap(({ title, text }) => [title, text]);

/** A page of bands, and those of its bands that a search finds by themselves. */
function bandParts({ path, bands }: BandPage): PagePart[] {
  const places = placesOf(bands);
  const more = bands.flatMap((band) => kindOf(band.band).texts?.(band, content) ?? []);
  return [
    page(path, more),
    ...bands.flatMap((band, index) => {
      const { title = "", text = "", more = [] } = kindOf(band.band).found?.(band, content) ?? {};
      return title ? [{ path: `${path}#${places[index]?.anchor}`, title, text, more }] : [];
    }),
  ];
}

function contactParts(): PagePart[] {
  const { intro, include, next, headquarters, faq } = contact;
  return [
    page("/contact", [intro.heading, ...include, ...titled(next), headquarters]),
    section("/contact#faq", faq),
  ];
}

function clientParts(): PagePart[] {
  return [
    page("/client-success-stories", [caseStudiesPage.intro.lead]),
    page("/testimonials", [
      testimonialsPage.intro.lead,
      ...testimonials.flatMap(({ company, author }) => [company, author]),
    ]),
  ];
}

function trustParts(): PagePart[] {
  return [page(sitemapPage.path, [sitemapPage.intro.lead])];
}

/** Every page that is neither a service nor a case study, and its sections. */
export function pageTexts(): PagePart[] {
  return [
    ...content.pages.flatMap(bandParts),
    ...clientParts(),
    ...contactParts(),
    ...trustParts(),
  ];
}
