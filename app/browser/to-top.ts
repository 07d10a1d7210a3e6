import { prefersReducedMotion } from "./motion-preference";

/** Scrolls to the heading, and takes the keyboard and screen readers there as well. */
export function toTop(): void {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
}
