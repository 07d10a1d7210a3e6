import { backToTopThreshold } from "../browser/constants";
import { focusOn } from "../browser/focus";
import { useScrolledPast } from "../browser/scrolled";
import { isStill } from "../browser/stillness";
import { Icon } from "../components/icon";

function goToTop(): void {
  focusOn(document.querySelector("h1"));
  window.scrollTo({ top: 0, behavior: isStill() ? "instant" : "smooth" });
}

/** Hidden, for keys and readers too, until there is a way to go and a script to take it. */
export function BackToTop() {
  return (
    <button
      type="button"
      aria-label="Back to top"
      hidden={!useScrolledPast(backToTopThreshold)}
      onClick={goToTop}
      className="back-to-top"
    >
      <Icon name="arrow-left" />
    </button>
  );
}
