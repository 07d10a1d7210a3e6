import { kindOf, pageWith, type Role } from "../bands/kinds.ts";
import { idsOf } from "../content/anchors.ts";
import type { Content } from "../content/assemble.ts";
import { slugOf } from "../text/slug.ts";

type Pages = Pick<Content, "pages">;

const aboveServices = "/services";

export const servicePath = (id: string) => `${aboveServices}/${id}`;

export const caseStudyPath = (slug: string) => `/case-study/${slug}`;

/** A place in the first band of a role that has it, on whatever page it is, or the band itself. */
function pathInBand(content: Content, role: Role, id?: string): string | undefined {
  for (const { path, bands } of content.pages)
    for (const [index, { band }] of bands.entries()) {
      if (kindOf(band).role !== role) continue;
      const [anchor, ...others] = idsOf(bands, content)[index] ?? [];
      if (!id || others.includes(id)) return `${path}#${id ?? anchor}`;
    }
  return undefined;
}

/** The list of all figures, or one of its rows, if the site offers it. */
export const claimPath = (content: Content, claim?: string) => pathInBand(content, "claims", claim);

/** One of the questions, where a page answers them for the search. */
export const questionPath = (content: Content, question: string) =>
  pathInBand(content, "questions", slugOf(question));

/** Where all calls lead, with a topic preselected if given: a service, or one that its group adds. */
export const contactPath = ({ callToAction: { href } }: Content["site"], topic?: string) =>
  topic ? `${href}?topic=${topic}` : href;

/** Where a situation opens, or where one writes about it. */
export const situationPath = (content: Content, id: string) =>
  pathInBand(content, "situations", id) ?? contactPath(content.site, id);

/** One client's quote, if there is one, where a page has them all. */
export const testimonialPath = (content: Content, company: string) =>
  pathInBand(content, "testimonials", slugOf(company));

/** The page of all services, if there is one: with their plan, or where their addresses begin. */
export const servicesPath = ({ pages }: Pages) =>
  (pageWith(pages, "services") ?? pages.find(({ path }) => path === aboveServices))?.path;

/** The page with the list of case studies, if there is one. */
export const caseStudiesPage = ({ pages }: Pages) => pageWith(pages, "case-studies");

export const caseStudiesPath = (content: Pages) => caseStudiesPage(content)?.path;

/** The page that lists all others, if there is one. */
export const directoryPath = ({ pages }: Pages) => pageWith(pages, "directory")?.path;
