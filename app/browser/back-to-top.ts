import { backToTopThreshold } from "./constants";
import { onScrolledPast } from "./scrolled";
import { toTop } from "./to-top";

/** Hidden until the page is scrolled, from the keyboard and screen readers too. */
export function backToTop(button: HTMLElement): void {
  onScrolledPast(backToTopThreshold, (isPast) => {
    button.hidden = !isPast;
  });
  button.addEventListener("click", toTop);
}
