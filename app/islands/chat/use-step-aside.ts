import { type RefObject, useLayoutEffect } from "react";
import type { ChatState } from "./state";

/** px between a button and the panel beside it: a gutter, so that it begins where the next column does. */
const gap = 28;

/** What the page would have pressed: its filled buttons, and the dates to plan back from. */
const calls = "main [data-call]";
const mainButtons = `${calls}, main [data-dates]`;

/** Those that the panel may cover from where it is: between its upper and its lower edge. */
function beside(panel: HTMLElement, selector: string): DOMRect[] {
  const top = panel.offsetTop - gap;
  const bottom = panel.offsetTop + panel.offsetHeight + gap;
  return [...document.querySelectorAll(selector)]
    .map((button) => button.getBoundingClientRect())
    .filter((button) => button.width && button.bottom > top && button.top < bottom);
}

/**
 * Moves the panel to the right while a main button of the page is scrolled to where it is, and then leaves
 * it there: it moves as seldom as it can. Where there is no room beside
 * all of them, buttons go before dates; where there is none at all, it stays.
 */
export function useStepAside(box: RefObject<HTMLElement | null>, state: ChatState["panel"]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is as wide as its state
  useLayoutEffect(() => {
    const panel = box.current;
    const main = document.querySelector("main");
    if (!panel || !main) return;
    let aside = 0;
    const step = () => {
      // Where it is without having moved.
      const { offsetLeft, offsetWidth } = panel;
      const freeOf = (selector: string) => {
        const buttons = beside(panel, selector);
        const places = buttons.map((button) => Math.ceil(button.right) + gap - offsetLeft);
        places.sort((one, other) => one - other);
        return [aside, 0, ...places].find((by) => {
          const left = offsetLeft + by;
          const right = left + offsetWidth;
          const isFree = buttons.every((button) => button.right <= left || button.left >= right);
          return by >= 0 && right < innerWidth && isFree;
        });
      };
      aside = freeOf(mainButtons) ?? freeOf(calls) ?? 0;
      panel.style.setProperty("--aside", `${aside}px`);
    };
    step();
    const listening = new AbortController();
    const slide = () => {
      panel.dataset.slides = "";
      step();
    };
    addEventListener("scroll", slide, { passive: true, signal: listening.signal });
    // A chosen date, say, changes what stands in the page, and an idle panel is lower.
    const observer = new ResizeObserver(step);
    observer.observe(main);
    observer.observe(panel);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [box, state]);
}
