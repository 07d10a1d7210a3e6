import { useEffect } from "react";
import { useLocation } from "react-router";
import { revealShare, scrollThrottle } from "./constants";
import { growing, isHigh, isJumpedTo, isSeen, revealDelay, rising, timing } from "./reveal-rules";
import { isStill, stillness } from "./stillness";
import { throttle } from "./throttle";

const bars = "[data-bar], [data-run], [data-grow]";

/** Once any script of the page has failed, nothing is hidden again. */
let hasFailed = false;

const all = () => document.querySelectorAll<HTMLElement>("[data-reveal]");
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Animations, not classes: they leave nothing behind that a hover or a print could start again. */
function play(items: Iterable<Element>, rhythm: string, turn: number): void {
  for (const item of items) {
    const delay = revealDelay(rhythm, turn++);
    item.animate(rising, timing(delay));
    for (const [row, bar] of item.querySelectorAll(bars).entries())
      bar.animate(growing, timing(delay + revealDelay("items", row)));
  }
}

/** Hides what is below the fold until it is scrolled to; returns what undoes that. */
function reveal(): () => void {
  /** With the rhythm of its children, where these appear one after the other. */
  const waiting = new Map<Element, string | undefined>();
  const those = (test: (element: Element) => boolean) => [...waiting.keys()].filter(test);
  const controller = new AbortController();
  const observer = new IntersectionObserver(
    (entries) =>
      show(entries.filter((entry) => isSeen(entry.intersectionRatio)).map(({ target }) => target)),
    { threshold: revealShare },
  );

  function show(due: Iterable<Element>): void {
    let turn = 0;
    for (const element of due) {
      const rhythm = waiting.get(element);
      if (!waiting.delete(element)) continue;
      observer.unobserve(element);
      element.classList.replace("waiting", "animated");
      if (isJumpedTo(topOf(element), innerHeight) || isStill()) continue;
      if (rhythm) play(element.children, rhythm, 0);
      else play([element], rhythm === undefined ? "items" : "", turn++);
    }
  }

  /** At once: whoever comes by key, and paper, cannot wait. */
  function settle(due: Iterable<Element>): void {
    show(due);
    for (const element of all())
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  }

  const settleAll = () => settle(those(() => true));

  /** Only below the fold; what is seen already stays as it is. */
  function wait(element: Element, rhythm?: string): void {
    const isBelow = !hasFailed && topOf(element) >= innerHeight;
    element.classList.add(isBelow ? "waiting" : "animated");
    if (isBelow) {
      waiting.set(element, rhythm);
      observer.observe(element);
    }
    // Of a list that begins above the fold, the items below it wait each on its own.
    else if (rhythm) for (const item of element.children) wait(item);
  }

  for (const element of all())
    if (!element.matches(".animated")) wait(element, element.dataset.reveal);

  const look = throttle(
    () => show(those((element) => isHigh(topOf(element), innerHeight))),
    scrollThrottle,
  );
  const listen = (target: EventTarget, types: string, listener: (event: Event) => void) => {
    for (const type of types.split(" "))
      target.addEventListener(type, listener, { signal: controller.signal });
  };
  listen(window, "scroll resize", look);
  listen(window, "beforeprint", settleAll);
  listen(stillness(), "change", settleAll);
  listen(window, "focusin", ({ target }) => {
    settle(those((element) => element.contains(target as Element)));
  });
  listen(window, "error unhandledrejection", () => {
    hasFailed = true;
    settleAll();
  });

  return () => {
    controller.abort();
    observer.disconnect();
    for (const element of waiting.keys()) element.classList.remove("waiting");
    waiting.clear(); // A last look may still be due.
  };
}

/**
 * Lets the elements with `data-reveal` appear as the page is scrolled: the element itself, or its
 * children one after the other in the rhythm that the value names. Works on the document, because
 * most of a page is finished HTML; anew after each navigation, so what a hash leads to is shown.
 */
export function useReveal(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation brings other elements
  useEffect(reveal, [key]);
}
