import { type RefObject, useEffect } from "react";

/** A page enlarged with two fingers shows less too, but nothing stands in the way. */
const enlarged = 1.05;

/** Tells the panel how much of the screen's lower end an on-screen keyboard takes, for its styles to make room. */
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
