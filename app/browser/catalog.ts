/**
 * The browser opens the catalog, and closes it on Escape and on an outside click. This also closes it
 * when the focus moves out, so that it never covers the focused element.
 */
export function catalog(panel: HTMLElement): void {
  const close = () => panel.togglePopover?.(false);
  addEventListener("focusin", ({ target }) => {
    if (!panel.parentElement?.contains(target as Node)) close();
  });
  // So that the catalog is closed when Back restores the page.
  addEventListener("pagehide", close);
}
