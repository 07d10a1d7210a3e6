import { getClaim } from "../content/claims";
import {
  about,
  accessibilityPage,
  caseStudiesPage,
  certifications,
  contact,
  home,
  legalPages,
  processSteps,
  securityPage,
  serviceGroups,
  servicesPage,
  sitemapPage,
  testimonials,
  testimonialsPage,
} from "../content/content";
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

function homeParts(): PagePart[] {
  return [
    page("/", [home.hero.heading, home.hero.lead]),
    section(
      "/#process",
      home.process,
      processSteps.flatMap(({ title, description, bulletPoints }) => [
        title,
        description,
        ...bulletPoints,
      ]),
    ),
  ];
}

function aboutParts(): PagePart[] {
  const { hubs, hubsIntro, leads, leadsIntro, measure } = about;
  return [
    page("/about", [...about.story, ...titled(about.values)]),
    section("/about#how-we-measure", measure),
    {
      path: "/about#hubs-heading",
      title: `${getClaim(hubsIntro.figure).value} ${hubsIntro.heading}`,
      text: hubsIntro.text,
      more: hubs.flatMap(({ place, zone, work }) => [place, zone, work]),
    },
    section(
      "/about#leads-heading",
      leadsIntro,
      leads.map(({ role }) => role),
    ),
  ];
}

function contactParts(): PagePart[] {
  const { intro, include, next, headquarters, faq } = contact;
  return [
    page("/contact", [intro.heading, ...include, ...titled(next), headquarters]),
    section("/contact#faq", faq),
  ];
}

function servicesParts(): PagePart[] {
  const { intro, comparison, engagement, notFor, certificationsIntro } = servicesPage;
  const { industries, industriesIntro } = servicesPage;
  return [
    page("/services", [intro.lead, ...titled(serviceGroups.groups)]),
    section(
      "/services#industries-heading",
      industriesIntro,
      industries.flatMap(({ name, text }) => [name, text]),
    ),
    section("/services#why-pmaas", comparison, [
      ...comparison.columns,
      ...comparison.rows.flatMap(({ aspect, values }) => [aspect, ...values]),
    ]),
    section(
      "/services#engagement-models",
      engagement,
      engagement.models.flatMap(({ model, fit, payment }) => [model, fit, payment]),
    ),
    section("/services#when-not-to-hire-us", notFor, titled(notFor.cases)),
    section(
      "/services#certifications",
      certificationsIntro,
      certifications.flatMap(({ name, scope }) => [name, scope]),
    ),
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
  const { heading, items } = securityPage.clientData;
  return [
    ...[accessibilityPage, securityPage, sitemapPage].map(({ path, intro }) =>
      page(path, [intro.lead]),
    ),
    {
      path: "/security#client-data",
      title: heading,
      text: items.map(({ term }) => term).join(", "),
      more: items.map(({ text }) => text),
    },
  ];
}

function legalParts(): PagePart[] {
  return Object.values(legalPages).map(({ path, sections }) =>
    page(
      path,
      sections.map(({ heading }) => heading),
    ),
  );
}

/** Every page that is neither a service nor a case study, and its sections. */
export function pageTexts(): PagePart[] {
  return [
    ...homeParts(),
    ...servicesParts(),
    ...clientParts(),
    ...aboutParts(),
    ...contactParts(),
    ...trustParts(),
    ...legalParts(),
  ];
}
