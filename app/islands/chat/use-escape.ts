import { useEffect } from "react";
import { flushSync } from "react-dom";
import { isComposing } from "../composing";
import type { Chat } from "./store";

/** Dialogs, popovers and chart tooltips are closed by Escape before the chat is. */
const overlays = "dialog[open], [popover=auto]:is(:popover-open), [data-tooltip]";

const isInside = (element: Element | null) => Boolean(element?.closest("[data-chat]"));

/** Closes the panel and focuses the button, unless the focus is elsewhere in the page. */
export function closePanel(chat: Chat, button: HTMLElement): void {
  const focused = document.activeElement;
  const staysElsewhere = focused?.matches("body *") && !isInside(focused);
  // Synchronously: a low window hides the button behind the panel, and it could not be focused.
  flushSync(chat.close);
  if (!staysElsewhere) button.focus();
}

/**
 * Escape closes an open chat from anywhere in the page, but a minimized one only from inside, since the
 * visitor is busy with the page then. One press closes one thing, even when the key repeats.
 */
export function useEscape(chat: Chat, button: HTMLElement): void {
  useEffect(() => {
    let isTaken = false;
    // Checks in the capture phase, before other listeners close what the key was meant for.
    const onCapture = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      isTaken = event.repeat || document.querySelector(overlays) !== null;
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
