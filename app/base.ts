/**
 * Path of the site on its host: "/", or a folder such as "/site/". Not in site.ts because the script of
 * every page needs only this.
 */
export const base: string = "/";

/** Where the language of the page has what its script fetches; a site with one language has no code for that. */
export const languageBase: string =
  typeof __HAS_LANGUAGES__ !== "undefined" && __HAS_LANGUAGES__
    ? base + (globalThis.document?.documentElement.dataset.folder ?? "")
    : base;
