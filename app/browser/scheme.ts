import { schemeStorageKey } from "./constants";

/** Where the dark color of the browser's own frame counts (root.tsx), by what was chosen. */
const darkFrame: Record<string, string> = {
  "": "(prefers-color-scheme:dark)",
  light: "not all",
  dark: "all",
};

function showScheme(scheme: string): void {
  document.documentElement.dataset.scheme = scheme;
  document.querySelector("meta[media]")?.setAttribute("media", darkFrame[scheme] as string);
}

/** What was chosen, "" for the system. Where the browser keeps nothing for us, the page knows. */
function readScheme(): string {
  try {
    const kept = localStorage.getItem(schemeStorageKey) ?? "";
    return Object.hasOwn(darkFrame, kept) ? kept : "";
  } catch {
    return document.documentElement.dataset.scheme ?? "";
  }
}

/** Kept once it is a choice; to leave it to the system again needs no entry. */
function keepScheme(scheme: string): void {
  try {
    if (scheme) localStorage.setItem(schemeStorageKey, scheme);
    else localStorage.removeItem(schemeStorageKey);
  } catch {}
}

/** The switch in the footer. What cannot be kept holds for this page. */
export function scheme(group: HTMLElement): void {
  const options = group.querySelectorAll("input");

  function follow(): void {
    const chosen = readScheme();
    showScheme(chosen);
    for (const option of options) option.checked = option.value === chosen;
  }

  follow();
  group.hidden = false;
  for (const option of options)
    option.addEventListener("change", () => {
      keepScheme(option.value);
      showScheme(option.value);
    });
  // Chosen in another tab, or on another page while this one was kept for Back.
  addEventListener("storage", follow);
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
}
