/** Puts the focus on a part of the page, to tell where the reader is now. */
export function focusOn(element: HTMLElement | null): void {
  element?.setAttribute("tabindex", "-1");
  // Scrolling is the caller's business: the router may be restoring a place or going to a hash.
  element?.focus({ preventScroll: true });
}
