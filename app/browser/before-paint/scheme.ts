import { schemeStorageKey } from "../constants";

/**
 * Runs in the head of every page, after the theme-color tags, so that the chosen scheme applies before
 * the first paint (browser/scheme.ts does the rest). If storage is blocked, the system scheme
 * applies.
 */
try {
  const chosen = localStorage[schemeStorageKey];
  if (chosen) {
    document.documentElement.dataset.scheme = chosen;
    (document.querySelector("meta[media]") as HTMLMetaElement).media =
      chosen === "dark" ? "all" : "not all";
  }
} catch {}
