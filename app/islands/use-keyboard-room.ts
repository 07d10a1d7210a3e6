import { type RefObject, useEffect } from "react";

/** Above this scale, pinch zoom shrinks the visual viewport, not a keyboard. */
const enlarged = 1.05;

/** Sets the height of the on-screen keyboard in CSS variables, so that the panel stays above it. */
export function useKeyboardRoom(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const style = box.current?.style;
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      if (covered < 1 || viewport.scale > enlarged) {
        style?.removeProperty("--keyboard");
        style?.removeProperty("--room");
      } else {
        style?.setProperty("--keyboard", `${covered}px`);
        style?.setProperty("--room", `${viewport.height}px`);
      }
    };
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
    };
  }, [box]);
}
