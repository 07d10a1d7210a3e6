import type { Lists } from "../content/lists";
import { caseStudyPath, servicePath } from "../lib/paths";
import { slugOf } from "../text/slug";

export interface ListedPage {
  name: string;
  href: string;
  text: string;
  /** A word or two above the name. */
  label?: string;
}

export interface SiteSection {
  id: string;
  name: string;
  /** Under the name. */
  text?: string;
  entries: readonly ListedPage[];
}

interface Item {
  name: string;
  href: string;
}

type Listed = Pick<
  Lists,
  "site" | "words" | "sitePages" | "services" | "serviceGroups" | "caseStudies"
>;

const section = (name: string, entries: readonly ListedPage[]): SiteSection => ({
  id: slugOf(name),
  name,
  entries,
});

/** Those of an industry stand together. */
function listedCaseStudies(caseStudies: Lists["caseStudies"]): ListedPage[] {
  const industries = [...new Set(caseStudies.map(({ industry }) => industry))];
  return industries
    .flatMap((name) => caseStudies.filter(({ industry }) => industry === name))
    .map(({ slug, title, description, industry }) => ({
      name: title,
      href: caseStudyPath(slug),
      text: description,
      ...(industry ? { label: industry } : {}),
    }));
}

/** Every page of the site once, in sections. */
export function siteSections({ site, words, sitePages, ...lists }: Listed) {
  const { navigation, trustNavigation, legalNavigation } = site;
  const { company, caseStudies, trust, legal } = words.directory;
  const listed = [...navigation, ...trustNavigation, ...legalNavigation].map(({ href }) => href);
  /** Pages that no menu leads to, such as that of a campaign. */
  const further = sitePages.filter(({ path }) => !listed.includes(path));
  const pageAt = ({ name, href }: Item): ListedPage => ({
    name,
    href,
    text: sitePages.find(({ path }) => path === href)?.description ?? "",
  });
  // Links of a menu to a part of a page or to another site are no pages of this one.
  const pagesOf = (items: readonly Item[]) =>
    items.filter(({ href }) => sitePages.some(({ path }) => path === href)).map(pageAt);
  return {
    company: section(company, [
      ...pagesOf(navigation),
      ...further.map(({ name, path, description: text }) => ({ name, href: path, text })),
    ]),
    services: lists.serviceGroups.groups.map(({ id, title, text }) => ({
      id,
      name: title,
      text,
      entries: lists.services
        .filter(({ group }) => group === id)
        .map(({ id, title, description }) => ({
          name: title,
          href: servicePath(id),
          text: description,
        })),
    })),
    caseStudies: section(caseStudies, listedCaseStudies(lists.caseStudies)),
    trust: section(trust, pagesOf(trustNavigation)),
    legal: section(legal, pagesOf(legalNavigation)),
  };
}
