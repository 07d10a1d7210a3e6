/**
 * The response headers that every host must send, as one table: `npm start` reads it, and the build
 * writes it as `_headers` (Netlify, Cloudflare Pages). nginx.conf repeats it; a test compares.
 */

/** What no page may do. The hashes of a page's inline scripts and styles join it at build. */
export function contentSecurityPolicy(allowed: {
  scripts: readonly string[];
  styles: readonly string[];
  /** Besides our own. */
  imageHosts: readonly string[];
}): string {
  const policy: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...allowed.scripts],
    "style-src": allowed.styles.length ? allowed.styles : ["'none'"],
    "img-src": ["'self'", "data:", ...allowed.imageHosts],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

export const everywhere: Record<string, string> = {
  // The rest of the policy stands in each page, because it names that page's own scripts.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";
const minutes = "public, max-age=300";
const revalidate = "public, max-age=0, must-revalidate";

/** The first rule that matches a path decides how long it may be kept. */
const cacheRules: readonly { pattern: RegExp; glob: string; value: string }[] = [
  // Names with a hash of their content.
  { pattern: /^\/assets\//, glob: "/assets/*", value: year },
  // Above 0, or a prefetched file would be fetched a second time.
  { pattern: /\.data$/, glob: "/*.data", value: minutes },
  { pattern: /^\/images\//, glob: "/images/*", value: day },
  { pattern: /^\/icons\//, glob: "/icons/*", value: day },
];

export const cacheValues = [revalidate, ...cacheRules.map(({ value }) => value)];

export function cacheControl(pathname: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(pathname))?.value ?? revalidate;
}

/** Types that servers do not know by the file's ending. */
export function contentType(pathname: string): string | undefined {
  return pathname.endsWith(".data") ? "text/x-script; charset=utf-8" : undefined;
}

/** The table in the format of Netlify and Cloudflare Pages. */
export function headersFile(): string {
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    "/*",
    ...lines(everywhere),
    ...cacheRules.flatMap(({ glob, value }) => [glob, ...lines({ "Cache-Control": value })]),
    "/*.data",
    ...lines({ "Content-Type": "text/x-script; charset=utf-8" }),
    "",
  ].join("\n");
}
