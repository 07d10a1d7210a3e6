import { type RefObject, useEffect } from "react";
import { chatInactivity } from "../../browser/constants";
import { startIdleTimer } from "./idle-timer";
import type { Chat } from "./store";

const activities = ["mousemove", "keydown", "scroll", "touchstart", "touchmove"] as const;

/** Hides the panel after a minute without activity, and shows it on the next activity. */
export function useAutoHide(chat: Chat, isOpen: boolean, box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const timer = startIdleTimer(chatInactivity, chat.autoHide);
    let wokenBy: Event | undefined;
    const onActivity = (event: Event) => {
      timer.touch();
      if (chat.get().isAutoHidden) wokenBy = event;
      chat.wake();
    };
    const options = { signal: controller.signal, capture: true, passive: true };
    // The panel grows under the finger, so a tap meant for "Close" would hit "Clear".
    const onTouch = (event: Event) => event === wokenBy && event.preventDefault();
    box.current?.addEventListener("touchstart", onTouch, { ...options, passive: false });
    for (const activity of activities) window.addEventListener(activity, onActivity, options);

    const onVisibilityChange = () => (document.hidden ? timer.pause() : timer.resume());
    document.addEventListener("visibilitychange", onVisibilityChange, options);
    if (document.hidden) timer.pause();

    return () => {
      timer.stop();
      controller.abort();
    };
  }, [chat, isOpen, box]);
}
