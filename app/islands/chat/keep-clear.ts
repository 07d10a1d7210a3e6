/** px between what has the focus and what floats. */
const gap = 8;

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Scrolls the page until the focused element stands above what floats over it, but not under the
 * header. False if it is hidden nevertheless: then the floating thing has to give way.
 */
export function scrollClear(focused: Element, floating: Element): boolean {
  const box = focused.getBoundingClientRect();
  const cover = floating.getBoundingClientRect();
  if (!overlap(box, cover)) return true;

  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const wanted = box.bottom + gap - cover.top;
  const possible = Math.max(0, box.top - gap - header);
  const top = Math.min(wanted, possible);
  window.scrollBy({ top, behavior: "instant" });

  const now = focused.getBoundingClientRect();
  const isTooTall = wanted > possible && now.top + gap < cover.top;
  if (!overlap(now, cover) || isTooTall) return true;
  // It sticks where it is: the reader's place in the page need not suffer.
  window.scrollBy({ top: -top, behavior: "instant" });
  return false;
}
