import { placesOf } from "../bands/places.ts";
import type { Content } from "../content/assemble.ts";
import type { BandPage } from "../content/types.ts";

type Pages = Pick<Content, "pages">;

import { slugOf } from "../text/slug.ts";

export const servicePath = (id: string) => `/services/${id}`;

export const caseStudyPath = (slug: string) => `/case-study/${slug}`;

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

/** One client's quote, if there is one, where a page has them all. */
export const testimonialPath = (content: Pages & Pick<Content, "testimonials">, company: string) =>
  content.testimonials.some((one) => one.company === company)
    ? pathInBand(content, ({ band }) => band === "quotes-in-time", slugOf(company))
    : undefined;

/** The page with the plan of all services, if there is one. */
export const servicesPath = ({ pages }: Pages) =>
  pages.find(({ bands }) => bands.some(({ band }) => band === "phase-plan"))?.path;

/** The list of case studies, on whatever page it is, which a rule asks for. */
export const caseStudiesPage = ({ pages }: Pages) =>
  pages.find(({ bands }) => bands.some(({ band }) => band === "case-study-filter")) as BandPage;

export const caseStudiesPath = (content: Pages) => caseStudiesPage(content).path;
