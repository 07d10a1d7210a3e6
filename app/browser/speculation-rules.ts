import { base } from "../base.ts";

/**
 * Links to pages. Excludes files, filter links (their content is in the page already), and links that a
 * behavior turns into a button.
 */
const where = {
  selector_matches: `a[href^='${base}']:not([href*='.'],[data-behavior]):not([data-filter] a)`,
};

/**
 * Prefetches a page on hover and prerenders it on press. A string, because the CSP of every page
 * contains its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: "moderate" }],
  prerender: [{ where, eagerness: "conservative" }],
});
