import { dateStorageKey } from "../constants";

/**
 * Runs in the head of every page, so that the ribbon has its room from the first paint on
 * (shell/ribbon.css): for a day to come that may end a quarter. Whether it is offered, its code knows.
 */
try {
  const by =
    new URLSearchParams(location.search).get(dateStorageKey) ?? sessionStorage[dateStorageKey];
  if (/^\d{4}-\d\d-3[01]$/.test(by) && by > new Date().toJSON())
    document.documentElement.dataset.by = by;
} catch {}
