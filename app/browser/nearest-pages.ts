/** What the visitor of a missing page may have meant: fetched there alone, and no loss if lost. */
export function nearestPages(box: HTMLElement): void {
  import("./show-nearest-pages").then(({ show }) => show(box)).catch(() => {});
}
