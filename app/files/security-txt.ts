import { absoluteUrl } from "../lib/absolute-url";
import { canonicalPages } from "../lib/pages";
import { site } from "../site";

const policy = "/security";

/** The standard asks for less than a year. */
const days = 364;

/** RFC 9116. Every build renews it. */
export function securityText(built: Date): string {
  const expires = new Date(
    Date.UTC(built.getUTCFullYear(), built.getUTCMonth(), built.getUTCDate() + days),
  );
  const fields = {
    Contact: `mailto:${site.mailboxes.security}`,
    Expires: expires.toISOString(),
    "Preferred-Languages": site.language.replace(/-.*/, ""),
    Canonical: absoluteUrl("/.well-known/security.txt"),
    ...(canonicalPages.includes(policy) && { Policy: absoluteUrl(policy) }),
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
}

export function loader() {
  return new Response(securityText(new Date()), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
