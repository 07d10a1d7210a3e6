import { base } from "../base.ts";

/** Where the language of the page has its files. A site with one language has no code for that. */
export const languageFolder: string = __HAS_LANGUAGES__
  ? base + (document.documentElement.dataset.folder ?? "")
  : base;
