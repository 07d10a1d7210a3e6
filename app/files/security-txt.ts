import { pageWith } from "../bands/kinds";
import type { Content } from "../content/assemble";
import { absoluteUrl } from "../lib/absolute-url";
import { contentContext } from "../lib/content-context";
import type { Route } from "./+types/security-txt";

/** The standard asks for less than a year. */
const days = 364;

/** RFC 9116. Every build renews it. */
export function securityText({ site, pages }: Content, built: Date): string {
  const policy = pageWith(pages, "policy");
  const expires = new Date(
    Date.UTC(built.getUTCFullYear(), built.getUTCMonth(), built.getUTCDate() + days),
  );
  const fields = {
    Contact: `mailto:${site.mailboxes.security}`,
    Expires: expires.toISOString(),
    "Preferred-Languages": site.language.replace(/-.*/, ""),
    Canonical: absoluteUrl(site, "/.well-known/security.txt"),
    ...(policy && { Policy: absoluteUrl(site, policy.path) }),
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
}

export function loader({ context }: Route.LoaderArgs) {
  return new Response(securityText(context.get(contentContext), new Date()), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
