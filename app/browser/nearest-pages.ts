import { languageBase } from "../base";
/**
 * Suggestions on the 404 page. They are optional, so errors are ignored. Code and index are fetched in
 * parallel.
 */
export function nearestPages(box: HTMLElement): void {
  Promise.all([import("./show-nearest-pages"), fetch(`${languageBase}search.json`)])
    .then(([{ show }, response]) => show(box, response))
    .catch(() => {});
}
