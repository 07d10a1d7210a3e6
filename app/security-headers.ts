/**
 * What a page may do, and the headers that say so with every answer: /security explains them, the build
 * puts the policy into each page, and deploy/ tells every host to send the headers.
 */
interface Allowed {
  scripts: readonly string[];
  styles: readonly string[];
  /** Besides our own. */
  imageHosts: readonly string[];
}

/** What a page may load, and from where; /security says it in words and draws it. */
export function policySources(allowed: Allowed) {
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...allowed.scripts],
    "style-src": ["'self'", ...allowed.styles],
    "img-src": ["'self'", "data:", ...allowed.imageHosts],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  } as const;
}

export type Directive = keyof ReturnType<typeof policySources>;

/** What no page may do. The hashes of a page's inline scripts and styles join it at build. */
export function contentSecurityPolicy(allowed: Allowed): string {
  return Object.entries(policySources(allowed))
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** Text becomes code by way of this one alone: app/browser/trusted.ts, which lets two texts pass. */
export const trustedTypesPolicy = "site";

const upgrade = "; upgrade-insecure-requests";

export const everywhere = {
  // What is the same for all. The rest stands in each page, because it names that page's own scripts.
  "Content-Security-Policy": `frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types ${trustedTypesPolicy}${upgrade}`,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
} as const;

/** The same without TLS, as `npm start` serves: an upgrade would ask for HTTPS where there is none. */
export const withoutTls: typeof everywhere = {
  ...everywhere,
  "Content-Security-Policy": everywhere["Content-Security-Policy"].replace(upgrade, ""),
} as typeof everywhere;
