/** Outlines of the icons that islands draw themselves: a page has the symbols that it uses, and no other. */
export const islandIcons = {
  "arrow-right": "M5 12h14M13 18l6-6M13 6l6 6",
  close: "M18 6 6 18M6 6l12 12",
  minus: "M5 12h14",
  plus: "M12 5v14M5 12h14",
  search: "M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M21 21l-6-6",
} as const;

/** The `<svg>` around an icon, on pages and in islands. */
export const iconFrame = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
