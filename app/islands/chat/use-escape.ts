import { useEffect } from "react";
import { flushSync } from "react-dom";
import { isComposing } from "../composing";
import type { Chat } from "./store";

/** What lies above the page takes Escape for itself, and a chart's tooltip goes before the chat. */
const takers = "dialog[open], [popover]:not([popover=manual]):is(:popover-open), [data-tooltip]";

const isInside = (element: Element | null) => Boolean(element?.closest("[data-chat]"));

/** Closes the panel; what has the focus elsewhere in the page keeps it. */
export function closePanel(chat: Chat, button: HTMLElement): void {
  const focused = document.activeElement;
  const staysElsewhere = focused?.matches("body *") && !isInside(focused);
  // A low window hides the button while the panel is there, and what is hidden takes no focus.
  flushSync(chat.close);
  if (!staysElsewhere) button.focus();
}

/**
 * Escape closes the chat: an open one from anywhere in the page, a minimized one from inside, since
 * whoever has put it aside is busy with the page. One press closes one thing, however long it lasts.
 */
export function useEscape(chat: Chat, button: HTMLElement): void {
  useEffect(() => {
    let isTaken = false;
    // Before anybody else has heard of the key: afterward, what it was meant for is gone.
    const onCapture = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      isTaken = event.repeat || document.querySelector(takers) !== null;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isTaken || event.defaultPrevented) return;
      if (isComposing(event)) return;
      const { panel } = chat.get();
      const isMeant =
        panel === "open" || (panel === "minimized" && isInside(event.target as Element));
      if (isMeant) closePanel(chat, button);
    };
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener("keydown", onCapture, { signal, capture: true });
    addEventListener("keydown", onKey, { signal });
    return () => controller.abort();
  }, [chat, button]);
}
