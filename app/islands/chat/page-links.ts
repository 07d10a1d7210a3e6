import type { ListedPage } from "../../lib/nearest-pages";
import { linkFinder } from "./find-links";
import type { ChatLink } from "./texts";

/** Finds links by topic at once, and by the names of pages as soon as their list has come, if it does. */
export function pageLinks(): (text: string) => readonly ChatLink[] {
  let find = linkFinder([]);
  fetch("/pages.json")
    .then((response) => response.json())
    .then((pages: ListedPage[]) => {
      find = linkFinder(pages);
    })
    .catch(() => {});
  return (text) => find(text);
}
