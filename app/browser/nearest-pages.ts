import { base } from "../base";
/**
 * What the visitor of a missing page may have meant: fetched there alone, and no loss if lost. The
 * index does not wait for the code that reads it.
 */
export function nearestPages(box: HTMLElement): void {
  Promise.all([import("./show-nearest-pages"), fetch(`${base}search.json`)])
    .then(([{ show }, response]) => show(box, response))
    .catch(() => {});
}
