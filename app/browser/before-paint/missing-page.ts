import { base } from "../../base.ts";
import { pathWithin } from "../../lib/address.ts";

/**
 * In the head of 404.html, which hosts send for every address that does not exist. An unknown service
 * or case study is replaced by the list it belongs to, before anything is painted, and leaves no entry in
 * the history; all else stays, and is logged.
 */
const { pathname } = location;
const [, kind] = /^\/(services|case-study)\/[^/]+\/*$/i.exec(pathWithin(pathname)) ?? [];
const isCaseStudy = kind?.toLowerCase() === "case-study";

if (isCaseStudy) console.error(`Case study not found: ${pathname}`);
if (kind) {
  // Some browsers read on until the list has come: nobody need see what they read.
  document.documentElement.hidden = true;
  location.replace(isCaseStudy ? `${base}client-success-stories` : `${base}services`);
} else console.error(`Page not found: ${pathname}`);
