interface Region {
  /** The part of the page that is looked at. */
  within: string;
  /** What holds words that belong together. */
  words: string;
  /** What is drawn, and must not lie under words; of a `line` or an empty `i` only its left edge. */
  drawn?: string;
}

/** Words that lie on others, on what is drawn, or outside their section; run inside the page. */
export function crowdedWords({ within, words, drawn }: Region): string[] {
  const found: { text: string; block: Element; box: DOMRect }[] = [];
  /** Words for those who listen alone are clipped away. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 3 &&
    other.top < one.bottom - 3;

  const places = [...document.querySelectorAll(within)];
  for (const place of places) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const block = texts.currentNode.parentElement?.closest(words);
      const isSeen = texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true });
      if (!block || !isSeen || isClipped(texts.currentNode.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const text = texts.currentNode.textContent ?? "";
      for (const box of range.getClientRects()) found.push({ text, block, box });
    }
  }
  const things = places
    .flatMap((place) => [...(drawn ? place.querySelectorAll(drawn) : [])])
    .filter((thing) => thing.getClientRects().length > 0)
    .map((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const isLine = thing.matches("line, i:not([data-bar], .ball)");
      return isLine ? new DOMRect(left - 2, top, 4, height) : new DOMRect(left, top, width, height);
    });

  if (!found.length || (drawn && !things.length)) return [`Nothing is drawn in ${within}.`];
  return found.flatMap(({ text, block, box }, index) => [
    ...(things.some((thing) => meet(box, thing)) ? [`"${text}" lies on what is drawn.`] : []),
    ...(box.right > (block.closest("section, figure")?.getBoundingClientRect().right ?? 0) + 1
      ? [`"${text}" sticks out.`]
      : []),
    ...found
      .slice(index + 1)
      .filter((other) => other.block !== block && meet(box, other.box))
      .map((other) => `"${text}" lies on "${other.text}".`),
  ]);
}
