import { dateStorageKey } from "../constants";

/**
 * Runs in the head of every page, so that the ribbon has its room from the first paint on
 * (shell/ribbon.css): for the first day that ends a quarter, of the address or else of those chosen
 * before, if it is to come. Whether it is offered, its code knows.
 */
try {
  const asked = `${location.search}&${dateStorageKey}=${sessionStorage[dateStorageKey]}`;
  const [, by = ""] = /\bby=(20..-(0[69]-30|(03|12)-31))/.exec(asked) ?? [];
  if (by > new Date().toJSON()) document.documentElement.dataset.by = by;
} catch {}
