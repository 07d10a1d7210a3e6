import { about } from "../../content/about";
import { accessibilityPage } from "../../content/accessibility";
import { type CaseStudyWithSlug, caseStudies } from "../../content/case-studies";
import { caseStudiesPage } from "../../content/case-studies-page";
import { contact } from "../../content/contact";
import { home } from "../../content/home";
import { serviceGroupIds } from "../../content/ids";
import { legalPages } from "../../content/legal";
import { securityPage } from "../../content/security";
import { type ServiceWithId, servicesInGroup } from "../../content/services";
import { servicesPage } from "../../content/services-page";
import { sitemapPage } from "../../content/sitemap-page";
import { testimonialsPage } from "../../content/testimonials-page";
import { caseStudyPath, servicePath } from "../../lib/paths";
import { slugOf } from "../../lib/slug";
import { legalNavigation, type NavigationItem, navigation, trustNavigation } from "../../site";

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

/** The meta descriptions of all pages that are neither a service nor a case study. */
const descriptions: Partial<Record<string, string>> = {
  "/": home.head.description,
  "/services": servicesPage.head.description,
  "/client-success-stories": caseStudiesPage.head.description,
  "/about": about.head.description,
  "/contact": contact.head.description,
  "/testimonials": testimonialsPage.head.description,
  "/accessibility": accessibilityPage.head.description,
  "/security": securityPage.head.description,
  "/sitemap": sitemapPage.head.description,
  ...Object.fromEntries(
    Object.entries(legalPages).map(([path, { description }]) => [path, description]),
  ),
};

function entryOf({ name, href }: NavigationItem): Entry {
  const text = descriptions[href];
  if (!text) throw new Error(`app/pages/sitemap/sections.ts does not know what ${href} says.`);
  return { name, href, text };
}

/** The sitemap lists pages only, so it skips links to a section of a page. */
const isPage = ({ href }: NavigationItem) => !href.includes("#");

function section(name: string, items: readonly NavigationItem[]): SiteSection {
  return { id: slugOf(name), name, entries: items.filter(isPage).map(entryOf) };
}

const serviceEntry = ({ id, title, description }: ServiceWithId) => ({
  name: title,
  href: servicePath(id),
  text: description,
});

function caseStudySection(): SiteSection {
  const entryOf = (study: CaseStudyWithSlug) => ({
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
    company: section(company, navigation),
    services: serviceGroupIds.map((group) => ({
      id: group,
      name: servicesPage.groups[group].title,
      text: servicesPage.groups[group].text,
      entries: servicesInGroup(group).map(serviceEntry),
    })),
    caseStudies: caseStudySection(),
    trust: section(trust, trustNavigation),
    legal: section(legal, legalNavigation),
  };
}
