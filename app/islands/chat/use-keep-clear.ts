import { type RefObject, useEffect } from "react";
import { scrollClear, showAction } from "./keep-clear";
import type { ChatState } from "./state";
import type { Chat } from "./store";

/**
 * The panel never hides what has the focus: the page scrolls, or, failing that, the panel gives way.
 * What a pointer presses was in sight; if the page moved from under it, the click would be lost.
 */
export function useKeepClear(
  chat: Chat,
  { panel, isAutoHidden }: ChatState,
  box: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    // Only for who has opened it: it may have come along from another page.
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
      // The menu lies above the panel.
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
