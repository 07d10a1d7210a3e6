import { isLarge, listedOnPage } from "../content/catalog-size.ts";
import {
  caseStudySlugs,
  serviceAliases,
  serviceGroupIds,
  serviceIds,
  serviceIdsByGroup,
} from "../content/ids.ts";
import { sitemapParts } from "./sitemap-parts.ts";

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

/** The lists of the services of each group, of a catalog that is too large for one page. */
export const groupPages: readonly string[] = serviceGroupIds.flatMap((group) => {
  const pages = isLarge ? Math.ceil(serviceIdsByGroup[group].length / listedOnPage) : 0;
  const further = (_: unknown, index: number) => (index ? `/page-${index + 1}` : "");
  return Array.from({ length: pages }, further).map((page) => `/sitemap/${group}${page}`);
});

/** One path per page: the addresses that search engines should know. */
export const canonicalPages: readonly string[] = [
  ...fixedPages,
  ...groupPages,
  ...serviceIds.map((id) => `/services/${id}`),
  ...caseStudySlugs.map((slug) => `/case-study/${slug}`),
];

export const aliasPages: readonly string[] = Object.keys(serviceAliases).map(
  (id) => `/services/${id}`,
);

export const allPages: readonly string[] = [...canonicalPages, ...aliasPages];

/** Documents that a host shows in place of a page, and the file that each is saved as. */
export const errorDocuments = {
  "/404": "404.html",
  "/case-study/404": "case-study/404.html",
  "/500": "500.html",
} as const;

/** Beside sitemap.xml, where there are more addresses than one file may have. */
export const sitemapFiles: readonly string[] = [...sitemapParts(canonicalPages).keys()];

/** Files that a route renders at build, like a page, but which are no page. */
export const generatedFiles = [
  "/search.json",
  "/sitemap.xml",
  ...sitemapFiles,
  "/robots.txt",
  "/feed.xml",
  "/humans.txt",
  "/.well-known/security.txt",
] as const;
