import type { Page } from "@playwright/test";

/** A figure with its sign and its unit, or a word that is long enough to be cut, with its soft hyphens. */
const pieces = /\p{Sc}?\p{N}+(?:[.,]\p{N}+)+[%+\p{L}]*|[\p{L}\p{N}\u00AD]{4,}/gu;

/** For any driver: in the page, with the pattern as text. */
export const piecesOfText = pieces.source;

/**
 * Words and figures that the layout has cut in two because their box is too narrow for them. Where the
 * language divides its long words (app/root.tsx), that is no fault of theirs.
 */
export function brokenWordsInPage(pattern: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const box = text.parentElement;
    if (!box?.checkVisibility() || box.closest("script, svg, .sr-only")) continue;
    const isDivided = getComputedStyle(box).hyphens === "auto";
    for (const { 0: word, index } of text.data.matchAll(new RegExp(pattern, "gu"))) {
      if (isDivided && word.length >= 14 && !/\d/.test(word)) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // A word that begins a line has an empty box at the end of the last one, in WebKit.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(brokenWordsInPage, piecesOfText);
