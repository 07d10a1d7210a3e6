import type { Page } from "@playwright/test";
import { revealShare } from "../../app/browser/constants.ts";

/** What a visitor could hold against the page as it stands there, in words; nothing if it can be read. */
export function complaints(page: Page, letters: number): Promise<string[]> {
  return page.evaluate(
    ([letters, share]) => {
      const found: string[] = [];
      const canvas = document
        .createElement("canvas")
        .getContext("2d", { willReadFrequently: true });
      const mixed = new Map<string, number[]>();

      /** Red, green, blue and alpha, however the color is written. */
      function parts(color: string): number[] {
        const known = mixed.get(color);
        if (known || !canvas) return known ?? [];
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const rgba = [...canvas.getImageData(0, 0, 1, 1).data];
        mixed.set(color, rgba);
        return rgba;
      }

      const light = (color: string) =>
        parts(color)
          .slice(0, 3)
          .map((value) => value / 255)
          .map((value) => (value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92))
          .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

      function groundOf(element: Element | null): string {
        if (!element) return "white";
        const { backgroundColor } = getComputedStyle(element);
        return (parts(backgroundColor)[3] ?? 0) > 200
          ? backgroundColor
          : groundOf(element.parentElement);
      }

      function contrast(element: Element): number {
        const [a, b] = [getComputedStyle(element).color, groundOf(element)].map(light);
        const [dark = 0, bright = 0] = [a ?? 0, b ?? 0].sort((one, other) => one - other);
        return (bright + 0.05) / (dark + 0.05);
      }

      // What hides by `visibility` is a note that waits to be asked for; nothing of the text does.
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });

      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
      let read = 0;
      const texts = document.createTreeWalker(
        document.querySelector("main") ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      while (texts.nextNode()) {
        const box = texts.currentNode.parentElement;
        const words = texts.currentNode.textContent?.trim();
        if (!words || !box || !isShown(box) || box.closest("svg, script, .sr-only")) continue;
        const { bottom } = box.getBoundingClientRect();
        // What waits below for its reader appears when he comes, and not for its first pixel (tests/motion).
        const waiting = box.closest(".waiting")?.getBoundingClientRect();
        const waits = waiting && innerHeight - waiting.top < waiting.height * share;
        if (isSeen(box) || waits) read += words.length;
        else if (bottom > 0) found.push(`"${words}" cannot be seen`);
        if (contrast(box) < 3) found.push(`"${words}" is hardly to be told from its ground`);
      }
      if (read < letters) found.push(`${read} letters can be read, fewer than ${letters}`);
      const heading = document.querySelector("h1");
      if (!heading || !isSeen(heading)) found.push("its headline cannot be seen");
      const sideways = document.documentElement.scrollWidth - innerWidth;
      if (sideways > 0) found.push(`it scrolls sideways by ${sideways} px`);
      return found;
    },
    [letters, revealShare] as const,
  );
}

/** Texts of which a part is cut off by their own box. */
export const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter(
        (box) =>
          // For the ear alone: a box of one pixel.
          box.clientWidth > 2 &&
          !box.matches("[aria-hidden=true]") &&
          /hidden|clip/.test(getComputedStyle(box).overflow) &&
          (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1) &&
          [...box.childNodes].some((node) => node instanceof Text && node.data.trim()),
      )
      .map((box) => box.innerText.slice(0, 60)),
  );
