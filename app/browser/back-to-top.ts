import { backToTopThreshold } from "./constants";
import { prefersReducedMotion } from "./motion-preference";
import { onScrolledPast } from "./scrolled";

/** Tells keys and screen readers where the reader is now; scrolling is the caller's business. */
function focusHeading(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** The way back to the top: hidden, for keys and readers too, until there is a way to go. */
export function backToTop(button: HTMLElement): void {
  onScrolledPast(backToTopThreshold, (isPast) => {
    button.hidden = !isPast;
  });
  button.addEventListener("click", () => {
    focusHeading();
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  });
}
