/** What every host is told, in the words that their files share: addresses as patterns, error pages. */
import { errorDocuments } from "../../app/lib/pages.ts";

/** Where a host keeps the site: its folder in the address, the files, and where it listens. */
export interface Place {
  base: string;
  /** The folder that has the address `/`; with a base, the build lies in that folder below it. */
  root: string;
  /** A port, or an address with one. */
  listen: string;
}

/** Files that are for hosts, not for visitors; with them the .br and .gz that stand for another file. */
export const privateFiles = ["_headers", "_redirects", ".htaccess", ".complete"] as const;

/** The same as a pattern, in the words that every server knows. */
export const privatePattern = (base: string): string =>
  `^${base}(${privateFiles.join("|").replaceAll(".", "\\.")})$|\\.(br|gz)$`;

/** A pattern of the table as servers write it, for a site at `base`. */
export const patternAt = (pattern: RegExp, base: string): string =>
  pattern.source.replaceAll("\\/", "/").replace(/^\^\//, `^${base}`);

/** Folders with an error page of their own, by their address: "/case-study". */
const folders = Object.keys(errorDocuments).flatMap((address) =>
  address.endsWith("/404") && address !== "/404" ? [address.slice(1, -4)] : [],
);

/** The error pages of a site at `base`; a folder's own is for what is below it. */
export const errorPagesAt = (base: string) => ({
  missing: base + errorDocuments["/404"],
  failed: base + errorDocuments["/500"],
  folders: folders.map((folder) => ({
    pattern: `^${base}${folder}/.`,
    page: `${base}${folder}/404.html`,
  })),
  all: Object.values(errorDocuments).map((file) => base + file),
});

/** A content type without its charset. */
export const bareType = (type: string): string => type.replace(/;.*/, "");

/** Types that lists of older servers lack; with `nosniff` a browser would refuse the file. */
export const moreTypes = {
  avif: "image/avif",
  md: "text/markdown",
  webp: "image/webp",
  woff2: "font/woff2",
} as const;

/** The first line of every file that is made. */
export const madeBy = "Made by `npm run hosts` from deploy/headers.ts: change it there.";
