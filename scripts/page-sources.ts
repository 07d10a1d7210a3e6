import { caseStudySlugs, serviceIds } from "../app/content/ids.ts";

/** Which files of app/content make a page what it is: when one of them changes, the page has changed. */
const legal = ["legal", "legal-periods"];

const ownFiles: Record<string, readonly string[]> = {
  "/": ["home", "clients", "process", "recognition"],
  "/about": ["about", "claims"],
  "/contact": ["contact", "faq"],
  "/services": ["services-page", "certifications"],
  "/client-success-stories": ["stories"],
  "/testimonials": ["testimonials-page", "testimonials"],
  "/privacy-policy": legal,
  "/terms-of-service": legal,
  "/cookies": [...legal, "stored-keys"],
  "/accessibility": ["accessibility"],
  "/security": ["security", "stored-keys"],
  "/sitemap": ["sitemap-page"],
  ...Object.fromEntries(serviceIds.map((id) => [`/services/${id}`, [`services/${id}`]])),
  ...Object.fromEntries(
    caseStudySlugs.map((slug) => [`/case-study/${slug}`, [`case-studies/${slug}`]]),
  ),
  // Shows the sample report.
  "/services/project-management-service": ["services/project-management-service", "friday-report"],
};

/** What many pages have around their own words, or what shows nothing: it dates none of them. */
const shared = [
  "case-studies",
  "case-study-page",
  "catalog",
  "claim-figures",
  "facts",
  "footer",
  "ids",
  "logo-rules",
  "pictograms",
  "readers",
  "search-words",
  "service-page",
  "services",
  "text-rules",
  "types",
];

const fileOf = (name: string) => `app/content/${name}.ts`;

export const sharedFiles = shared.map(fileOf);

export function pageSources(page: string): string[] {
  const names = ownFiles[page];
  if (!names) throw new Error(`Say in scripts/page-sources.ts which content makes ${page}.`);
  return names.map(fileOf);
}
