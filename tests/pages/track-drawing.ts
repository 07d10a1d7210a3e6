/** What a test asks of the drawing of a case study, each function run inside the page. */

/** Which rows tell their months in place of their length, how strong all are, and where they stand. */
export function pointedAt(region: Element) {
  const rows = [...region.querySelectorAll("ol > li")];
  const isSeen = (element?: Element) =>
    element !== undefined && element.getBoundingClientRect().width > 1;
  return {
    telling: rows.flatMap((row, index) => {
      const months = [...row.querySelectorAll(".track-months")].at(-1);
      const lengths = [...row.querySelectorAll(".track-time > .track-length")];
      return isSeen(months) && !lengths.some(isSeen) ? [index] : [];
    }),
    opacities: rows.map((row) => getComputedStyle(row).opacity),
    places: [...region.querySelectorAll("ol :is(li, h3, p:last-child)")].map((part) => {
      const { left, top, width } = part.getBoundingClientRect();
      return [left, top + scrollY, width];
    }),
  };
}

/** How much of its column each large figure leaves free, as a share. */
export function roomBesideFigures(figures: Element[]): number[] {
  return figures.map((figure) => {
    const range = document.createRange();
    range.selectNodeContents(figure);
    return 1 - range.getBoundingClientRect().width / figure.getBoundingClientRect().width;
  });
}
