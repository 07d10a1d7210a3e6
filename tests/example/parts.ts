/** Run in the page: bands that show nothing, and places where a band has a hole. */
export function emptyParts(): string[] {
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const hasOwnText = (one: Element) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const bands = [...document.querySelectorAll<HTMLElement>("main > *, header, footer")];
  return bands.filter(isSeen).flatMap((band) => {
    const { top, bottom, height } = band.getBoundingClientRect();
    const name = `${band.id || band.tagName} of ${Math.round(height)} px`;
    const boxes = [...band.querySelectorAll("*")]
      .filter((one) => isSeen(one) && (hasOwnText(one) || one.matches("img[src], svg")))
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.height > 0 && box.width > 0)
      .sort((one, other) => one.top - other.top);
    if (!boxes.length) return [`${name} is empty`];
    let [reached, gap] = [top, 0];
    for (const box of boxes) {
      gap = Math.max(gap, box.top - reached);
      reached = Math.max(reached, box.bottom);
    }
    gap = Math.max(gap, bottom - reached);
    return gap > 240 ? [`${name} has a hole of ${Math.round(gap)} px`] : [];
  });
}

/** Run in the page: headings with nothing below them before the next of their rank. */
export function loneHeadings(): string[] {
  const headings = [...document.querySelectorAll("main :is(h2, h3):not(.sr-only)")];
  return headings
    .filter((one) => {
      const around = one.closest("section, article, li, div:has(> :not(:is(h2, h3)))");
      return around?.textContent?.trim() === one.textContent?.trim();
    })
    .map((one) => `“${one.textContent}” has nothing below it`);
}
