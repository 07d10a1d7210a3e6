import { backToTopThreshold } from "../browser/constants";
import { focusOn } from "../browser/focus";
import { useScrolledPast } from "../browser/scrolled";
import { Icon } from "../components/icon";
import { classNames } from "../lib/class-names";

function goToTop(): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  focusOn(document.querySelector("h1"));
  window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
}

/** Invisible, and so out of reach for keys and readers, until there is a way to go; or a script. */
export function BackToTop() {
  const isOffered = useScrolledPast(backToTopThreshold);
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={goToTop}
      className={classNames(
        "fixed right-4 bottom-4 z-10 grid size-11 cursor-pointer place-items-center rounded-edge border border-line-strong bg-raised transition-[opacity,visibility,color,background-color] hover:bg-text hover:text-page lg:right-gutter lg:bottom-6 print:hidden",
        isOffered ? "" : "invisible opacity-0",
      )}
    >
      <Icon name="arrow-left" size={20} className="rotate-90" />
    </button>
  );
}
