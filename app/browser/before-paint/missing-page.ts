import { base } from "../../base.ts";
import { pathWithin } from "../../lib/address.ts";

/**
 * Runs in the head of 404.html, which hosts send for every unknown URL. An unknown service or case study
 * redirects to its list before the first paint, without a history entry; any other URL is logged and
 * shows the 404 page.
 */
const { pathname } = location;
const [, kind] = /^\/(services|case-study)\/[^/]+\/*$/i.exec(pathWithin(pathname)) ?? [];
const isCaseStudy = kind?.toLowerCase() === "case-study";

if (isCaseStudy) console.error(`Case study not found: ${pathname}`);
if (kind) {
  // Some browsers keep rendering this page until the list arrives.
  document.documentElement.hidden = true;
  location.replace(isCaseStudy ? `${base}client-success-stories` : `${base}services`);
} else console.error(`Page not found: ${pathname}`);
