import { caseStudySlugs, serviceAliases, serviceIds } from "../content/ids.ts";

/** Every page that exists, by path: what is prerendered, listed in the sitemap and tested. */
const fixedPages = [
  "/",
  "/about",
  "/contact",
  "/services",
  "/client-success-stories",
  "/testimonials",
  "/privacy-policy",
  "/terms-of-service",
  "/cookies",
  "/accessibility",
  "/security",
  "/sitemap",
] as const;

/** One path per page, without aliases, for search engines. */
export const canonicalPages: readonly string[] = [
  ...fixedPages,
  ...serviceIds.map((id) => `/services/${id}`),
  ...caseStudySlugs.map((slug) => `/case-study/${slug}`),
];

export const aliasPages: readonly string[] = Object.keys(serviceAliases).map(
  (id) => `/services/${id}`,
);

export const allPages: readonly string[] = [...canonicalPages, ...aliasPages];

/** Error documents for hosts, and the file name of each. */
export const errorDocuments = {
  "/404": "404.html",
  "/case-study/404": "case-study/404.html",
  "/500": "500.html",
} as const;

/** Files rendered by a route at build time that are not pages. */
export const generatedFiles = [
  "/images/friday-report.svg",
  "/search.json",
  "/sitemap.xml",
  "/robots.txt",
  "/feed.xml",
  "/humans.txt",
  "/.well-known/security.txt",
] as const;
