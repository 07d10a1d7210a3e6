import { slashStorageKey } from "./constants";

/** Where the browser keeps nothing for us, the choice holds for this page. */
let isOffHere = false;

/**
 * Whether a slash opens the search. A single letter may be what a voice control or a slipping hand
 * types, so it can be switched off (WCAG 2.1.4).
 */
export function isSlashOn(): boolean {
  try {
    return !localStorage.getItem(slashStorageKey);
  } catch {
    return !isOffHere;
  }
}

/** Kept once it is off; to have it on again needs no entry. */
export function switchSlash(isOn: boolean): void {
  isOffHere = !isOn;
  try {
    if (isOn) localStorage.removeItem(slashStorageKey);
    else localStorage.setItem(slashStorageKey, "off");
  } catch {}
}
