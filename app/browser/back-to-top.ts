import { backToTopThreshold } from "./constants";
import { prefersReducedMotion } from "./motion-preference";
import { onScrolledPast } from "./scrolled";

/** Moves keyboard and screen reader users to the top as well; the caller scrolls. */
function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** Hidden until the page is scrolled, from the keyboard and screen readers too. */
export function backToTop(button: HTMLElement): void {
  onScrolledPast(backToTopThreshold, (isPast) => {
    button.hidden = !isPast;
  });
  button.addEventListener("click", () => {
    focusHeading();
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  });
}
