import { useEffect } from "react";
import { useLocation } from "react-router";
import { revealShare, scrollThrottle } from "./constants";
import { growing, isHigh, isJumpedTo, isSeen, revealDelay, rising, timing } from "./reveal-rules";
import { throttle } from "./throttle";

const bars = "[data-bar], [data-run], [data-grow]";
const stillness = "(prefers-reduced-motion: reduce)";

/** Once any script of the page has failed, nothing is hidden again. */
let hasFailed = false;

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Animations, not classes: they leave nothing behind that a hover or a print could start again. */
function play(element: HTMLElement): void {
  const rhythm = element.dataset.reveal ?? "";
  for (const [index, item] of (rhythm ? [...element.children] : [element]).entries()) {
    const delay = revealDelay(rhythm, index);
    item.animate(rising, timing(delay));
    for (const [row, bar] of item.querySelectorAll(bars).entries())
      bar.animate(growing, timing(delay + revealDelay("items", row)));
  }
}

/** Hides what is below the fold until it is scrolled to; returns what undoes that. */
function reveal(): () => void {
  const waiting = new Set<HTMLElement>();
  const controller = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        if (isSeen(intersectionRatio)) show(target as HTMLElement);
    },
    { threshold: revealShare },
  );

  function show(element: HTMLElement): void {
    if (!waiting.delete(element)) return;
    observer.unobserve(element);
    element.classList.replace("waiting", "animated");
    if (!isJumpedTo(topOf(element), innerHeight) && !matchMedia(stillness).matches) play(element);
  }

  function settle(element: HTMLElement): void {
    show(element);
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  }

  const all = () => document.querySelectorAll<HTMLElement>("[data-reveal]");
  const settleAll = () => all().forEach(settle);
  const look = throttle(() => {
    for (const element of waiting) if (isHigh(topOf(element), innerHeight)) show(element);
  }, scrollThrottle);
  const listen = (target: EventTarget, types: string, listener: (event: Event) => void) => {
    for (const type of types.split(" "))
      target.addEventListener(type, listener, { signal: controller.signal });
  };

  for (const element of all()) {
    if (element.matches(".animated")) continue;
    const isBelow = !hasFailed && topOf(element) >= innerHeight;
    element.classList.add(isBelow ? "waiting" : "animated");
    if (!isBelow) continue;
    waiting.add(element);
    observer.observe(element);
  }
  listen(window, "scroll resize", look);
  listen(window, "beforeprint", settleAll);
  listen(matchMedia(stillness), "change", settleAll);
  listen(window, "focusin", ({ target }) => {
    const element = (target as Element).closest<HTMLElement>("[data-reveal]");
    if (element) settle(element);
  });
  listen(window, "error unhandledrejection", () => {
    hasFailed = true;
    settleAll();
  });

  return () => {
    controller.abort();
    observer.disconnect();
    for (const element of waiting) element.classList.remove("waiting");
    waiting.clear();
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
