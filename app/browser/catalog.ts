/**
 * The browser opens the panel of services, and closes it on Escape and on a click beside it. This
 * closes it for those who leave it by key, so that it lies on nothing that has the focus.
 */
export function catalog(panel: HTMLElement): void {
  const close = () => panel.togglePopover?.(false);
  addEventListener("focusin", ({ target }) => {
    if (!panel.parentElement?.contains(target as Node)) close();
  });
  // A page that is come back to has it closed.
  addEventListener("pagehide", close);
}
