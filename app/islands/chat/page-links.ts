import { linkFinder } from "./find-links";

/** Finds links by topic, and also by search once that has loaded. */
export function pageLinks() {
  let find = linkFinder();
  let isRequested = false;
  return {
    find: (text: string) => find(text),
    /** Called when the visitor starts to write, so that the search loads meanwhile. */
    fetchSearch(): void {
      if (isRequested) return;
      isRequested = true;
      import("./search-links")
        .then(({ fetchSearchLinks }) => fetchSearchLinks())
        .then((search) => {
          find = linkFinder(search);
        })
        .catch(() => {});
    },
  };
}
