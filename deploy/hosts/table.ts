/** What every host is told, in the words that their files share: addresses as patterns, error pages. */
import { errorDocuments } from "../../app/lib/pages.ts";

/** Where a server of one's own expects the files; with a base, they lie in that folder below it. */
export const siteFolder = "/srv/site";

/** Files that are for hosts, not for visitors; with them the .br and .gz that stand for another file. */
export const privateFiles = ["_headers", "_redirects", ".htaccess", ".complete"] as const;

/** The same as a pattern, in the words that every server knows. */
export const privatePattern = (base: string): string =>
  `^${base}(${privateFiles.join("|").replaceAll(".", "\\.")})$|\\.(br|gz)$`;

/** A pattern of the table as servers write it, for a site at `base`. */
export const patternAt = (pattern: RegExp, base: string): string =>
  pattern.source.replaceAll("\\/", "/").replace(/^\^\//, `^${base}`);

/** The error pages of a site at `base`; that of a folder is for what is below it. */
export const errorPagesAt = (base: string) => ({
  missing: base + errorDocuments["/404"],
  folder: { pattern: `^${base}case-study/.`, page: base + errorDocuments["/case-study/404"] },
  failed: base + errorDocuments["/500"],
  all: Object.values(errorDocuments).map((file) => base + file),
});

/** Types that the lists of some servers lack; with `nosniff` a browser would refuse the file. */
export const moreTypes: Record<string, string> = {
  avif: "image/avif",
  ico: "image/x-icon",
  md: "text/markdown",
  webp: "image/webp",
  woff2: "font/woff2",
};

/** The first line of every file that is made. */
export const madeBy =
  "Made by the build from app/security-headers.ts and deploy/headers.ts: change those.";
