import { type RefObject, useLayoutEffect } from "react";
import type { ChatState } from "./state";

/** px between a call and the panel to the right of it. */
const gap = 16;

/** The page's calls: its first one, and those that lead to the same place. */
function calls(): DOMRect[] {
  const all = [...document.querySelectorAll<HTMLAnchorElement>("main a[data-call]")];
  return all
    .filter(({ pathname }) => pathname === all[0]?.pathname)
    .map((link) => link.getBoundingClientRect())
    .filter(({ width }) => width)
    .sort((one, other) => one.left - other.left);
}

/**
 * Moves the panel to the right, until none of the page's calls is in its column: then it covers none,
 * wherever the page is scrolled to, and need not move with it. Where there is no such room, it stays.
 */
export function useStepAside(box: RefObject<HTMLElement | null>, panel: ChatState["panel"]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is as wide as its state
  useLayoutEffect(() => {
    const panel = box.current;
    const main = document.querySelector("main");
    if (!panel || !main) return;
    const step = () => {
      panel.style.removeProperty("--aside");
      const { left, width } = panel.getBoundingClientRect();
      let free = left;
      for (const call of calls())
        if (free < call.right + gap && free + width > call.left) free = call.right + gap;
      if (free + width < innerWidth) panel.style.setProperty("--aside", `${free - left}px`);
    };
    step();
    // A chosen date, say, changes what stands in the page.
    const observer = new ResizeObserver(step);
    observer.observe(main);
    return () => observer.disconnect();
  }, [box, panel]);
}
