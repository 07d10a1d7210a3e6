import { dateStorageKey } from "../constants";

/**
 * Runs in the head of every page, so that the ribbon has its room from the first paint on
 * (shell/ribbon.css): for a day to come that ends a quarter, asked for or chosen before. Whether it is offered, its code knows.
 */
try {
  const asked = new URLSearchParams(location.search).get(dateStorageKey);
  const by = [asked, sessionStorage[dateStorageKey]].find(
    (day) => /^20..-(0[69]-30|(03|12)-31)$/.test(day) && day > new Date().toJSON(),
  );
  if (by) document.documentElement.dataset.by = by;
} catch {}
