/**
 * The table of response headers for every host: `npm start` reads it, the build writes it as `_headers`
 * (Netlify, Cloudflare Pages), and deploy/hosts converts it for other hosts.
 */
import { base as siteBase } from "../app/base.ts";
import { twinPath } from "../app/lib/twin-path.ts";
import { everywhere } from "../app/security-headers.ts";
import { allPages, canonicalPages, generatedFiles, languageFolders } from "../app/site.ts";
import { formerAt } from "./hosts/table.ts";

interface FileRule {
  pattern: RegExp;
  paths: readonly string[];
  type: string;
  /** The Markdown version of a page: noindex, so that search engines list the page instead. */
  isTwin?: true;
}

/** Files for which hosts send different types. */
export const fileRules: readonly FileRule[] = [
  // No `/*.md`: some hosts ignore what follows a `*`, so every page would get noindex.
  { pattern: /\.md$/, paths: canonicalPages.map(twinPath), type: "text/markdown", isTwin: true },
  {
    pattern: /\.txt$/,
    paths: [
      "/.well-known/security.txt",
      "/humans.txt",
      "/llms.txt",
      ...languageFolders.map((folder) => `${folder}/llms.txt`),
      "/robots.txt",
      "/third-party.txt",
    ],
    type: "text/plain",
  },
  {
    pattern: /feed\.xml$/,
    paths: generatedFiles.filter((file) => file.endsWith("/feed.xml")),
    type: "application/atom+xml",
  },
];

export const ruleHeaders = ({ type, isTwin }: FileRule): Record<string, string> => ({
  "Content-Type": `${type}; charset=utf-8`,
  ...(isTwin && { "X-Robots-Tag": "noindex" }),
});

export function fileHeaders(pathname: string): Record<string, string> {
  const rule = fileRules.find(({ pattern }) => pattern.test(pathname));
  return rule ? ruleHeaders(rule) : {};
}

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";
const minute = "public, max-age=60";
const revalidate = "public, max-age=0, must-revalidate";

/** The first matching rule wins. */
export const cacheRules: readonly { pattern: RegExp; glob: string; value: string }[] = [
  // File names contain a content hash.
  { pattern: /^\/assets\//, glob: "/assets/*", value: year },
  { pattern: /^\/images\//, glob: "/images/*", value: day },
  { pattern: /^\/icons\//, glob: "/icons/*", value: day },
  // It contains the site's URL, which may change.
  { pattern: /^\/domain-compatibility\.js$/, glob: "/domain-compatibility.js", value: revalidate },
];

/** Mostly for pages. Not 0, or a prefetched page would be fetched again on click. */
export const byDefault = minute;

export function cacheControl(pathname: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(pathname))?.value ?? byDefault;
}

/** Globs for all pages and what islands fetch. */
const pageGlobs = [
  ...new Set(allPages.map((page) => page.replace(/^(\/[^/]+\/).+/, "$1*"))),
  ...generatedFiles.filter(
    // Those of another language are below its folder.
    (file) => file.endsWith(".json") && !languageFolders.some((folder) => file.startsWith(folder)),
  ),
];

/**
 * The table in the format of Netlify and Cloudflare Pages. If two rules match, Cloudflare joins their
 * values with a comma, so no two rules may set the same header for a path. It reads a hundred rules, and
 * `twins` is one for all of them, where a host reads what follows a `*`.
 */
export function headersFile(base = siteBase, twins?: string): string {
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${base}*`,
    ...lines(everywhere),
    ...[...pageGlobs.map((glob) => ({ glob, value: byDefault })), ...cacheRules].flatMap(
      ({ glob, value }) => [base + glob.slice(1), ...lines({ "Cache-Control": value })],
    ),
    ...fileRules.flatMap(({ paths, isTwin }) =>
      (isTwin && twins ? [twins] : paths).flatMap((path) => [
        base + path.slice(1),
        ...lines(fileHeaders(path)),
      ]),
    ),
    "",
  ].join("\n");
}

/** Former addresses, and the error page for missing case studies, which Cloudflare Pages finds by its path. */
export function redirectsFile(base = siteBase, former = formerAt(base)): string {
  return [
    ...former.map(({ from, to }) => `${base}${from} ${to} 301\n`),
    `${base}case-study/:slug ${base}case-study/404.html 404\n`,
    ...languageFolders.map((folder) => {
      const at = base + folder.slice(1);
      return `${at}/* ${at}/404.html 404\n`;
    }),
  ].join("");
}
