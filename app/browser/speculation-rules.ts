import { base } from "../base.ts";

/**
 * Links to pages; not to files, not the choices of a filter, which stand in the page already, and not
 * what opens something in place of its page.
 */
const where = {
  selector_matches: `a[href^='${base}']:not([href*='.'],[data-behavior]):not([data-filter] a)`,
};

/**
 * The next page is fetched when it is likely, and prepared when it is all but certain. As text, whose
 * hash the policy of every page names.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: "moderate" }],
  prerender: [{ where, eagerness: "conservative" }],
});
