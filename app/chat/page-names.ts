import type { ListedPage } from "../lib/nearest-pages";

/** Fetches the names of all pages; until they come, and if they cannot be had, there are none. */
export function pageNames(): () => readonly ListedPage[] {
  let pages: readonly ListedPage[] = [];
  fetch("/pages.json")
    .then((response) => response.json())
    .then((all: ListedPage[]) => {
      pages = all;
    })
    .catch(() => {});
  return () => pages;
}
