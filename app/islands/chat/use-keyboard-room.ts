import { type RefObject, useEffect } from "react";

/** A page enlarged with two fingers shows less too, but nothing stands in the way. */
const enlarged = 1.05;

/** Tells the panel how much of the screen's lower end an on-screen keyboard takes (see chat.css). */
export function useKeyboardRoom(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const measure = () => {
      const style = box.current?.style;
      const covered = window.innerHeight - seen.height - seen.offsetTop;
      if (covered < 1 || seen.scale > enlarged) {
        style?.removeProperty("--keyboard");
        style?.removeProperty("--room");
      } else {
        style?.setProperty("--keyboard", `${covered}px`);
        style?.setProperty("--room", `${seen.height}px`);
      }
    };
    measure();
    seen.addEventListener("resize", measure);
    seen.addEventListener("scroll", measure);
    return () => {
      seen.removeEventListener("resize", measure);
      seen.removeEventListener("scroll", measure);
    };
  }, [box]);
}
