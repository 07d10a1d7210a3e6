import { schemeStorageKey } from "./constants";
import { storedChoice } from "./stored-choice";

const choice = storedChoice(schemeStorageKey);

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

/** "" for the system's scheme, also if something unknown is stored. */
function chosenScheme(): string {
  const stored = choice.read();
  return Object.hasOwn(darkThemeMedia, stored) ? stored : "";
}

/** The switch in the footer. */
export function scheme(group: HTMLElement): void {
  const options = group.querySelectorAll("input");

  function applyStored(): void {
    const chosen = chosenScheme();
    showScheme(chosen);
    for (const option of options) option.checked = option.value === chosen;
  }

  applyStored();
  group.hidden = false;
  for (const option of options)
    option.addEventListener("change", () => {
      choice.write(option.value);
      showScheme(option.value);
    });
  // Changed in another tab, or on another page while this one was in the back/forward cache.
  addEventListener("storage", applyStored);
  addEventListener("pageshow", ({ persisted }) => persisted && applyStored());
}
