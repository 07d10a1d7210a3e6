/**
 * Content security policy and response headers: /security explains them, the build puts the policy into
 * each page, and deploy/ configures every host to send the headers.
 */
interface Allowed {
  scripts: readonly string[];
  styles: readonly string[];
  /** In addition to our own. */
  imageHosts: readonly string[];
}

/** What a page may load, and from where; /security explains and draws it. */
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

/** The policy as text; the build passes the hashes of a page's inline scripts and styles. */
export function contentSecurityPolicy(allowed: Allowed): string {
  return Object.entries(policySources(allowed))
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** The only Trusted Types policy that pages may create (app/browser/trusted.ts). */
export const trustedTypesPolicy = "site";

const upgrade = "; upgrade-insecure-requests";

export const everywhere = {
  // Only what all pages share. The rest is in each page's HTML because it has hashes of its scripts.
  "Content-Security-Policy": `frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types ${trustedTypesPolicy}${upgrade}`,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
} as const;

/** For `npm start`, which has no TLS: the upgrade directive would request HTTPS in vain. */
export const withoutTls: typeof everywhere = {
  ...everywhere,
  "Content-Security-Policy": everywhere["Content-Security-Policy"].replace(upgrade, ""),
} as typeof everywhere;
