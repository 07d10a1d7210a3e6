import { useEffect, useEffectEvent } from "react";

/** Calls back on Escape, wherever the focus is, while `active`. */
export function useEscape(active: boolean, onEscape: () => void): void {
  const dismiss = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && dismiss();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [active]);
}
