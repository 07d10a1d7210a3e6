import { schemeStorageKey } from "./constants";

/** Media query of the dark theme-color tag (root.tsx) for each choice. */
const darkThemeMedia: Record<string, string> = {
  "": "(prefers-color-scheme:dark)",
  light: "not all",
  dark: "all",
};

function showScheme(scheme: string): void {
  document.documentElement.dataset.scheme = scheme;
  document.querySelector("meta[media]")?.setAttribute("media", darkThemeMedia[scheme] as string);
}

/** The chosen scheme, "" for the system's. Without storage, the page itself holds the choice. */
function readScheme(): string {
  try {
    const stored = localStorage.getItem(schemeStorageKey) ?? "";
    return Object.hasOwn(darkThemeMedia, stored) ? stored : "";
  } catch {
    return document.documentElement.dataset.scheme ?? "";
  }
}

/** Stores only a choice: no entry means the system's scheme. */
function storeScheme(scheme: string): void {
  try {
    if (scheme) localStorage.setItem(schemeStorageKey, scheme);
    else localStorage.removeItem(schemeStorageKey);
  } catch {}
}

/** The switch in the footer. Without storage, the choice lasts as long as this page. */
export function scheme(group: HTMLElement): void {
  const options = group.querySelectorAll("input");

  function applyStored(): void {
    const chosen = readScheme();
    showScheme(chosen);
    for (const option of options) option.checked = option.value === chosen;
  }

  applyStored();
  group.hidden = false;
  for (const option of options)
    option.addEventListener("change", () => {
      storeScheme(option.value);
      showScheme(option.value);
    });
  // Changed in another tab, or on another page while this one was in the back/forward cache.
  addEventListener("storage", applyStored);
  addEventListener("pageshow", ({ persisted }) => persisted && applyStored());
}
