import { content, contents } from "./content/content.ts";
import { formerAddresses } from "./content/former-addresses.ts";
import { languageFiles } from "./content/language-files.ts";
import { isAddressIn, pathOf } from "./lib/editions.ts";
import { pagesOf } from "./lib/pages-of.ts";
import { picturesOf } from "./pictures.ts";

/** The one site that is built, read as it is imported: for the table of routes, scripts, hosts and tests. What renders is given its content. */

export const { site, palette } = content;

/** In every language, each at its own address. */
export const pages = contents
  .flatMap(pagesOf)
  .map(({ address, ...page }) => ({ ...page, path: address }));

/** What is said at an address: in its language. */
export const contentAt = (address: string) =>
  contents.findLast(({ site }) => isAddressIn(site, address)) ?? content;

/** The path that an address has in the first language. */
export const pathAt = (address: string) => pathOf(contentAt(address).site, address);

export const pictures = picturesOf(content);

/** One path per page, without aliases, for search engines. */
export const canonicalPages: readonly string[] = pages.map(({ path }) => path);

/** Addresses of before, and where each leads now. */
export const redirects = contents.flatMap(formerAddresses);

/** Second addresses of services. */
export const aliasPages: readonly string[] = content.serviceGroups.aliases.map(
  ({ address }) => `/services/${address}`,
);

/** What is prerendered and tested. */
export const allPages: readonly string[] = [...canonicalPages, ...aliasPages];

/** Where each language but the first has its pages: "/de". */
export const languageFolders: readonly string[] = contents
  .map(({ site }) => site.edition.folder)
  .filter(Boolean);

/** Error documents for hosts, and the file name of each. */
export const errorDocuments: Readonly<Record<string, string>> = {
  "/404": "404.html",
  "/case-study/404": "case-study/404.html",
  "/500": "500.html",
  ...Object.fromEntries(
    languageFolders.map((folder) => [`${folder}/404`, `${folder.slice(1)}/404.html`]),
  ),
};

const filesOffered = languageFiles.filter(({ shows = () => true }) => shows(content));

/** Files rendered by a route at build time that are not pages. */
export const generatedFiles: readonly string[] = [
  ...["", ...languageFolders].flatMap((folder) =>
    filesOffered.map(({ address }) => folder + address),
  ),
  "/robots.txt",
  "/humans.txt",
  "/.well-known/security.txt",
];
