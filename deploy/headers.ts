/**
 * The response headers that every host must send, as one table: `npm start` reads it, and the build
 * writes it as `_headers` (Netlify, Cloudflare Pages); deploy/hosts has it for other hosts.
 */
import { base as siteBase } from "../app/base.ts";
import { allPages, canonicalPages } from "../app/lib/pages.ts";
import { twinPath } from "../app/lib/twin-path.ts";
import { everywhere } from "../app/security-headers.ts";

/** Files whose type hosts do not agree on when they go by the ending. */
export const fileRules: readonly {
  pattern: RegExp;
  paths: readonly string[];
  type: string;
  /** Out of searches, which find the page itself. */
  isTwin?: true;
}[] = [
  // Paths one by one: some hosts ignore what follows a `*`, and no page would be in searches.
  { pattern: /\.md$/, paths: canonicalPages.map(twinPath), type: "text/markdown", isTwin: true },
  {
    pattern: /\.txt$/,
    paths: [
      "/.well-known/security.txt",
      "/humans.txt",
      "/llms.txt",
      "/robots.txt",
      "/third-party.txt",
    ],
    type: "text/plain",
  },
  { pattern: /^\/feed\.xml$/, paths: ["/feed.xml"], type: "application/atom+xml" },
];

export function fileHeaders(pathname: string): Record<string, string> {
  const rule = fileRules.find(({ pattern }) => pattern.test(pathname));
  return {
    ...(rule && { "Content-Type": `${rule.type}; charset=utf-8` }),
    ...(rule?.isTwin && { "X-Robots-Tag": "noindex" }),
  };
}

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";
const minute = "public, max-age=60";
const revalidate = "public, max-age=0, must-revalidate";

/** The first rule that matches a path decides how long it may be kept. */
export const cacheRules: readonly { pattern: RegExp; glob: string; value: string }[] = [
  // Names with a hash of their content.
  { pattern: /^\/assets\//, glob: "/assets/*", value: year },
  { pattern: /^\/images\//, glob: "/images/*", value: day },
  { pattern: /^\/icons\//, glob: "/icons/*", value: day },
  // It knows the site's address, which may change from one day to the next.
  { pattern: /^\/domain-compatibility\.js$/, glob: "/domain-compatibility.js", value: revalidate },
];

/** All else is pages, above all. Longer than 0, or one that was fetched ahead would be fetched twice. */
export const byDefault = minute;

export function cacheControl(pathname: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(pathname))?.value ?? byDefault;
}

/** Pages, by folder where they have one, and the file that a visitor's search asks for. */
const pageGlobs = [
  ...new Set(allPages.map((page) => page.replace(/^(\/[^/]+\/).+/, "$1*"))),
  "/search.json",
];

/**
 * The table in the format of Netlify and Cloudflare Pages. Where two rules match a path, the latter
 * sends the values of both, with a comma: no header may be said of a path twice.
 */
export function headersFile(base = siteBase): string {
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${base}*`,
    ...lines(everywhere),
    ...[...pageGlobs.map((glob) => ({ glob, value: byDefault })), ...cacheRules].flatMap(
      ({ glob, value }) => [base + glob.slice(1), ...lines({ "Cache-Control": value })],
    ),
    ...fileRules.flatMap(({ paths }) =>
      paths.flatMap((path) => [base + path.slice(1), ...lines(fileHeaders(path))]),
    ),
    "",
  ].join("\n");
}

/** A case study that does not exist has an error page of its own; Cloudflare Pages finds it by its place. */
export function redirectsFile(base = siteBase): string {
  return `${base}case-study/* ${base}case-study/404.html 404\n`;
}
