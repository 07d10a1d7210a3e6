import { mobileBreakpoint } from "../../browser/constants";
import { prefersReducedMotion } from "../../browser/motion-preference";

/** px between what has the focus and what floats. */
const gap = 8;

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** How far up an element has to go to stand above what floats over it, and how far it can go. */
function wayUp(box: DOMRect, cover: DOMRect) {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return {
    wanted: box.bottom + gap - cover.top,
    possible: Math.max(0, box.top - gap - header),
  };
}

/**
 * The button that a page is for stays in sight when the panel opens, if it was. On a phone the panel
 * takes the screen anyway.
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
 * Scrolls the page until the focused element stands above what floats over it, but not under the
 * header. False if it is hidden nevertheless: then the floating thing has to give way.
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
  // It sticks where it is: the reader's place in the page need not suffer.
  window.scrollBy({ top: -top, behavior: "instant" });
  return false;
}
