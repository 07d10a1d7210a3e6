import { mobileBreakpoint } from "../../browser/constants";
import { prefersReducedMotion } from "../../browser/motion-preference";

/** px between the focused element and the panel. */
const gap = 8;

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** How far up an element must move to clear the panel, and how far it can before the header. */
function wayUp(box: DOMRect, cover: DOMRect) {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return {
    wanted: box.bottom + gap - cover.top,
    possible: Math.max(0, box.top - gap - header),
  };
}

/**
 * Keeps the page's call to action in view when the panel opens over it. Not on a phone, where the panel
 * fills the screen.
 */
export function showAction(floating: Element): void {
  if (innerWidth < mobileBreakpoint) return;
  const cover = floating.getBoundingClientRect();
  const covered = [...document.querySelectorAll("main a[data-call]")]
    .map((action) => action.getBoundingClientRect())
    .find((box) => overlap(box, cover));
  if (!covered) return;
  const { wanted, possible } = wayUp(covered, cover);
  const behavior = prefersReducedMotion() ? "instant" : "smooth";
  if (wanted <= possible) window.scrollBy({ top: wanted + gap, behavior });
}

/**
 * Scrolls the page until the focused element is above the panel, but not under the header. Returns false
 * if it is still covered: then the panel must get out of the way.
 */
export function scrollClear(focused: Element, floating: Element): boolean {
  const box = focused.getBoundingClientRect();
  const cover = floating.getBoundingClientRect();
  if (!overlap(box, cover)) return true;

  const { wanted, possible } = wayUp(box, cover);
  const top = Math.min(wanted, possible);
  window.scrollBy({ top, behavior: "instant" });

  const now = focused.getBoundingClientRect();
  const isTooTall = wanted > possible && now.top + gap < cover.top;
  if (!overlap(now, cover) || isTooTall) return true;
  // The element did not move, so it is sticky or fixed: scroll back to the reader's place.
  window.scrollBy({ top: -top, behavior: "instant" });
  return false;
}
