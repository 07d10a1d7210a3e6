import { type RefObject, useEffect } from "react";
import { scrollClear } from "./keep-clear";
import type { Chat, ChatState } from "./store";

/** The panel never hides what has the focus: the page scrolls, or, failing that, the panel gives way. */
export function useKeepClear(
  chat: Chat,
  { panel, isAutoHidden }: ChatState,
  box: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (panel === "closed" || isAutoHidden) return;

    const check = () => {
      const focused = document.activeElement;
      const floating = box.current;
      if (!focused || !floating || focused === document.body || floating.contains(focused)) return;
      // The menu lies above the panel.
      if (focused.closest("[data-chat], dialog")) return;
      if (scrollClear(focused, floating)) return;
      if (panel === "open") chat.minimize();
      else chat.close();
    };
    check();
    document.addEventListener("focusin", check);
    return () => document.removeEventListener("focusin", check);
  }, [chat, panel, isAutoHidden, box]);
}
