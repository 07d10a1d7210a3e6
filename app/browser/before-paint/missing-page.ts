import { address, pathWithin } from "../../lib/address.ts";
import { pageInAnyCase } from "../../lib/page-in-any-case.ts";

/** Every page of the site, and those that list services and case studies, put in by scripts/browser-scripts.ts. */
declare const __PAGES__: readonly string[];
declare const __SERVICES_PATH__: string;
declare const __CASE_STUDIES_PATH__: string;
/** Where each other language has its pages. */
declare const __LANGUAGE_FOLDERS__: readonly string[];

/**
 * Runs in the head of 404.html, which hosts send for every unknown URL. Before the first paint and
 * without a history entry, the URL of a page in other letters leads to that page, and an unknown
 * service or case study to its list; any other URL is logged and shows the 404 page. Below a language, a
 * host that has one 404 page for all leads to that of the language, which shows the address asked for.
 */
const { documentElement } = document;
if (__LANGUAGE_FOLDERS__.length && location.hash.startsWith("#/"))
  history.replaceState(null, "", location.hash.slice(1));
const { pathname, search, hash } = location;
const path = pathWithin(pathname);

function goTo(target: string): void {
  // Some browsers keep rendering this page until the other arrives.
  documentElement.hidden = true;
  location.replace(target);
}

const page = pageInAnyCase(path, __PAGES__);
const folder =
  documentElement.dataset.folder === undefined &&
  __LANGUAGE_FOLDERS__.find((one) => path.startsWith(`${one}/`));
const [, kind] = /^\/(services|case-study)\/[^/]+\/*$/i.exec(path) ?? [];

if (page) goTo(address(page) + search + hash);
else if (folder) goTo(`${address(`${folder}/404`)}#${pathname}${search}`);
else if (kind?.toLowerCase() === "services") goTo(address(__SERVICES_PATH__));
else if (kind) {
  console.error(`Case study not found: ${pathname}`);
  goTo(address(__CASE_STUDIES_PATH__));
} else console.error(`Page not found: ${pathname}`);
