import { caseStudies } from "../../content/case-studies";
import { content, sitemapPage } from "../../content/content";
import { serviceGroups, servicesInGroup } from "../../content/services";
import type { CaseStudy, Service } from "../../content/types";
import { standalonePagesOf } from "../../lib/pages-of";
import { caseStudyPath, servicePath } from "../../lib/paths";
import { slugOf } from "../../text/slug";

const { navigation, legalNavigation, trustNavigation } = content.site;
const standalonePages = standalonePagesOf(content);
type NavigationItem = { name: string; href: string };

export interface Entry {
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
  entries: readonly Entry[];
}

function entryOf({ name, href }: NavigationItem): Entry {
  const page = standalonePages.find(({ path }) => path === href);
  return { name, href, text: page?.head.description ?? "" };
}

/** The sitemap lists pages only, so it skips links to a section of a page. */
const isPage = ({ href }: NavigationItem) => !href.includes("#");

/** Pages that no menu leads to, such as that of a campaign. */
function furtherPages(): NavigationItem[] {
  const listed = [...navigation, ...trustNavigation, ...legalNavigation].map(({ href }) => href);
  return standalonePages
    .filter(({ path }) => !listed.includes(path))
    .map(({ name, path }) => ({ name, href: path }));
}

function section(name: string, items: readonly NavigationItem[]): SiteSection {
  return { id: slugOf(name), name, entries: items.filter(isPage).map(entryOf) };
}

const serviceEntry = ({ id, title, description }: Service) => ({
  name: title,
  href: servicePath(id),
  text: description,
});

function caseStudySection(): SiteSection {
  const entryOf = (study: CaseStudy) => ({
    name: study.title,
    href: caseStudyPath(study.slug),
    text: study.description,
    label: study.industry,
  });
  const industries = [...new Set(caseStudies.map(({ industry }) => industry))];
  const byIndustry = industries.flatMap((name) =>
    caseStudies.filter(({ industry }) => industry === name),
  );
  const { caseStudies: name } = sitemapPage.sections;
  return { id: slugOf(name), name, entries: byIndustry.map(entryOf) };
}

/** Every page of the site once, in sections. */
export function siteSections() {
  const { company, trust, legal } = sitemapPage.sections;
  return {
    company: section(company, [...navigation, ...furtherPages()]),
    services: serviceGroups.map(({ id, title, text }) => ({
      id,
      name: title,
      text,
      entries: servicesInGroup(id).map(serviceEntry),
    })),
    caseStudies: caseStudySection(),
    trust: section(trust, trustNavigation),
    legal: section(legal, legalNavigation),
  };
}
