import { headerThreshold } from "./constants";
import { onScrolledPast } from "./scrolled";

/** The header changes its look once the page is scrolled. */
export function header(element: HTMLElement): void {
  onScrolledPast(headerThreshold, (isPast) => element.toggleAttribute("data-scrolled", isPast));
}
