/** What the configuration files of all hosts share: URL patterns, error pages, types. */
import type { FormerAddress } from "../../app/content/former-addresses.ts";
import { allPages, errorDocuments, languageFolders, redirects } from "../../app/site.ts";

/** Document root on our own servers; with a base, the files are in that folder below it. */
export const siteFolder = "/srv/site";

/** Files for hosts that must not be served. */
export const privateFiles = ["_headers", "_redirects", ".htaccess", ".complete"] as const;

/** The same and .br and .gz files, as a regular expression that all servers understand. */
export const privatePattern = (base: string): string =>
  `^${base}(${privateFiles.join("|").replaceAll(".", "\\.")})$|\\.(br|gz)$`;

/** A pattern of our table in the syntax of servers, for a site at `base`. */
export const patternAt = (pattern: RegExp, base: string): string =>
  pattern.source.replaceAll("\\/", "/").replace(/^\^\//, `^${base}`);

/** The error pages of a site at `base`; those of `folders` are for missing case studies, and for each other language. */
export const errorPagesAt = (base: string) => ({
  missing: base + errorDocuments["/404"],
  folders: [
    {
      pattern: `^${base}case-study/[^/]+/?$`,
      page: base + errorDocuments["/case-study/404"],
    },
    ...languageFolders.map((folder) => ({
      pattern: `^${base}${folder.slice(1)}/`,
      page: base + errorDocuments[`${folder}/404`],
    })),
  ],
  failed: base + errorDocuments["/500"],
  all: Object.values(errorDocuments).map((file) => base + file),
});

/**
 * Every page with the pattern of its address in any letter case, for servers that cannot change the case.
 * To be asked only where there is a capital, or a page that is missing would lead to itself.
 */
export const pagesInAnyCase = (base: string) =>
  allPages
    .filter((page) => page !== "/")
    .map((page) => page.slice(1))
    .map((page) => ({ pattern: `^${base}(?i:${page})/?$`, page: base + page }));

/** Former addresses, in any letter case, and where each leads now. */
export const formerAt = (base: string, former: readonly FormerAddress[] = redirects) =>
  former
    .map(({ from, to, ...rest }) => ({ ...rest, from: from.slice(1), to: base + to.slice(1) }))
    .map((one) => ({ ...one, pattern: `^${base}(?i:${one.from})/?$` }));

export type Former = ReturnType<typeof formerAt>;

/** Any address at `base` that has a capital. */
export const capitalPattern = (base: string) => `^${base}.*[A-Z]`;

/** MIME types that some servers lack; with `nosniff`, browsers would reject these files. */
export const moreTypes: Record<string, string> = {
  avif: "image/avif",
  ico: "image/x-icon",
  md: "text/markdown",
  webp: "image/webp",
  woff2: "font/woff2",
};

/** First line of every generated file. */
export const madeBy =
  "Made by the build from app/security-headers.ts and deploy/headers.ts: change those.";
