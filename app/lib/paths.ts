import type { BandKind } from "../bands/kinds.ts";
import { placesOf } from "../bands/places.ts";
import type { Content } from "../content/assemble.ts";
import type { BandPage } from "../content/types.ts";
import { slugOf } from "../text/slug.ts";

type Pages = Pick<Content, "pages">;

const aboveServices = "/services";

export const servicePath = (id: string) => `${aboveServices}/${id}`;

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

/** The list of all figures, or one of its rows, if the site offers it. */
export const claimPath = (content: Pages, claim?: string) =>
  pathInBand(content, ({ band }) => band === "claims-ledger", claim);

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

/** Where a situation opens, or where one writes about it. */
export const situationPath = (content: Pages & Pick<Content, "site">, id: string) =>
  pathInBand(content, ({ band }) => band === "situations", id) ?? contactPath(content.site, id);

/** One client's quote, if there is one, where a page has them all. */
export const testimonialPath = (content: Pages & Pick<Content, "testimonials">, company: string) =>
  content.testimonials.some((one) => one.company === company)
    ? pathInBand(content, ({ band }) => band === "quotes-in-time", slugOf(company))
    : undefined;

const pageWith = ({ pages }: Pages, kind: BandKind) =>
  pages.find(({ bands }) => bands.some(({ band }) => band === kind));

/** The page of all services, if there is one: with their plan, or where their addresses begin. */
export const servicesPath = (content: Pages) =>
  (pageWith(content, "phase-plan") ?? content.pages.find(({ path }) => path === aboveServices))
    ?.path;

/** The page with the list of case studies, if there is one. */
export const caseStudiesPage = (content: Pages) => pageWith(content, "case-study-filter");

export const caseStudiesPath = (content: Pages) => caseStudiesPage(content)?.path;

/** The page that lists all others, if there is one. */
export const directoryPath = (content: Pages) => pageWith(content, "directory")?.path;
