import { useEffect } from "react";

/** Marks the element of finished HTML that the address names, as the current one among its like. */
export function useMarked(selector: string | undefined): void {
  useEffect(() => {
    const marked = selector && document.querySelector(selector);
    if (!marked) return;
    marked.setAttribute("aria-current", "true");
    return () => marked.removeAttribute("aria-current");
  }, [selector]);
}
