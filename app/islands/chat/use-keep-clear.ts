import { type RefObject, useEffect } from "react";
import { scrollClear, showAction } from "./keep-clear";
import type { ChatState } from "./state";
import type { Chat } from "./store";

/**
 * The panel never covers the focused element: the page scrolls or, failing that, the panel gets smaller.
 * Not after a pointer press: the element was in view, and if it moved, the click would be lost.
 */
export function useKeepClear(
  chat: Chat,
  { panel, isAutoHidden }: ChatState,
  box: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    // Only if the visitor opened it here: a panel restored from another page has no focus.
    if (panel === "open" && box.current?.contains(document.activeElement)) showAction(box.current);
  }, [panel, box]);

  useEffect(() => {
    if (panel === "closed" || isAutoHidden) return;

    let pressed: Node | undefined;
    const onMouseDown = ({ target }: MouseEvent) => {
      pressed = target as Node;
    };
    const onKeyDown = () => {
      pressed = undefined;
    };
    const check = () => {
      const focused = document.activeElement;
      const floating = box.current;
      if (!focused || !floating || focused === document.body || floating.contains(focused)) return;
      if (pressed && focused.contains(pressed)) return;
      // The mobile menu is above the panel.
      if (focused.closest("[data-chat], dialog")) return;
      if (scrollClear(focused, floating)) return;
      if (panel === "open") chat.minimize();
      else chat.close();
    };
    check();
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("mousedown", onMouseDown, { signal, capture: true });
    document.addEventListener("keydown", onKeyDown, { signal, capture: true });
    document.addEventListener("focusin", check, { signal });
    return () => controller.abort();
  }, [chat, panel, isAutoHidden, box]);
}
