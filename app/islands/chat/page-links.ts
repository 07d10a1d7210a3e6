import { linkFinder } from "./find-links";

/** Finds links by topic at once, and by search from when that was asked for and has come, if it does. */
export function pageLinks() {
  let find = linkFinder();
  let isAsked = false;
  return {
    find: (text: string) => find(text),
    /** Search and index are for those who write, and come while they do. */
    fetchSearch(): void {
      if (isAsked) return;
      isAsked = true;
      import("./search-links")
        .then(({ fetchSearchLinks }) => fetchSearchLinks())
        .then((search) => {
          find = linkFinder(search);
        })
        .catch(() => {});
    },
  };
}
