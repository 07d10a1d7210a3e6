import { schemeStorageKey } from "../constants";

/**
 * In the head of every page, after the colors of the browser's frame: a scheme that was chosen is there
 * before anything is painted (browser/scheme.ts has the rest). Where storage is forbidden there is no
 * choice to find, and the system decides.
 */
try {
  const chosen = localStorage[schemeStorageKey];
  if (chosen) {
    document.documentElement.dataset.scheme = chosen;
    (document.querySelector("meta[media]") as HTMLMetaElement).media =
      chosen === "dark" ? "all" : "not all";
  }
} catch {}
