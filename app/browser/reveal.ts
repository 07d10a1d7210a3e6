import { revealShare, scrollThrottle } from "./constants";
import { prefersReducedMotion, reducedMotion } from "./motion-preference";
import {
  growKeyframes,
  isHigh,
  isJumpedTo,
  isSeen,
  revealDelay,
  riseKeyframes,
  timing,
} from "./reveal-rules";
import { stateClasses } from "./state-classes";
import { throttle } from "./throttle";

const bars = "[data-bar], [data-run], [data-grow]";

const revealElements = () => document.querySelectorAll<HTMLElement>("[data-reveal]");
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Animations instead of classes, so that hovering or printing cannot restart them. */
function play(items: Iterable<Element>, rhythm: string, turn: number): void {
  for (const item of items) {
    const delay = revealDelay(rhythm, turn++);
    item.animate(riseKeyframes, timing(delay));
    for (const [row, bar] of item.querySelectorAll(bars).entries())
      bar.animate(growKeyframes, timing(delay + revealDelay("items", row)));
  }
}

/**
 * Reveals `data-reveal` elements on scroll: the element itself, or its children one by one with the
 * delays that the value names.
 */
export function reveal(): void {
  /** Elements not revealed yet, with the rhythm of their children if these appear one by one. */
  const waiting = new Map<Element, string | undefined>();
  const waitingWhere = (test: (element: Element) => boolean) => [...waiting.keys()].filter(test);
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
      element.classList.replace(stateClasses.waiting, stateClasses.animated);
      if (isJumpedTo(topOf(element), innerHeight) || prefersReducedMotion()) continue;
      if (rhythm) play(element.children, rhythm, 0);
      else play([element], rhythm === undefined ? "items" : "", turn++);
    }
  }

  /** Without animation: keyboard focus and printing need the content immediately. */
  function finish(due: Iterable<Element>): void {
    show(due);
    for (const element of revealElements())
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  }

  const finishAll = () => finish(waitingWhere(() => true));

  function observe(element: Element, isBelow: boolean, rhythm?: string): void {
    element.classList.add(isBelow ? stateClasses.waiting : stateClasses.animated);
    if (!isBelow) return;
    waiting.set(element, rhythm);
    observer.observe(element);
  }

  // Only elements below the fold are animated. Measure all of them before changing any, to avoid a
  // layout per element.
  const measured = [...revealElements()].map((element) => {
    const isBelow = topOf(element) >= innerHeight;
    const { reveal: rhythm } = element.dataset;
    // If a list starts above the fold, each item below the fold is revealed separately.
    const items = rhythm && !isBelow ? [...element.children] : [];
    return { element, isBelow, rhythm, items: items.map((item) => [item, topOf(item)] as const) };
  });
  for (const { element, isBelow, rhythm, items } of measured) {
    observe(element, isBelow, rhythm);
    for (const [item, top] of items) observe(item, top >= innerHeight);
  }

  const onScroll = throttle(
    () => show(waitingWhere((element) => isHigh(topOf(element), innerHeight))),
    scrollThrottle,
  );
  for (const type of ["scroll", "resize"] as const) addEventListener(type, onScroll);
  // After any script error, reveal everything: this script may fail next and leave content hidden.
  for (const type of ["beforeprint", "error", "unhandledrejection"] as const)
    addEventListener(type, finishAll);
  reducedMotion().addEventListener("change", finishAll);
  addEventListener("focusin", ({ target }) =>
    finish(waitingWhere((element) => element.contains(target as Element))),
  );
}
