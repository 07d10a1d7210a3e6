import { slashStorageKey } from "./constants";

/** Fallback without storage: the choice lasts as long as this page. */
let isOffHere = false;

/**
 * Whether the slash key opens the search. Voice control or a slip can type a single character by
 * accident, so visitors can turn the shortcut off (WCAG 2.1.4).
 */
export function isSlashOn(): boolean {
  try {
    return !localStorage.getItem(slashStorageKey);
  } catch {
    return !isOffHere;
  }
}

/** Only "off" is stored: on is the default. */
export function switchSlash(isOn: boolean): void {
  isOffHere = !isOn;
  try {
    if (isOn) localStorage.removeItem(slashStorageKey);
    else localStorage.setItem(slashStorageKey, "off");
  } catch {}
}
