import { islandIcons } from "../lib/island-icons";

/**
 * Icons from Tabler Icons (MIT license), as the content of a 24 × 24 SVG. Each page contains them once,
 * as symbols that components refer to.
 */
const iconDrawings = {
  "arrow-left": '<path d="M5 12h14M5 12l6 6M5 12l6-6"/>',
  "arrow-right": `<path d="${islandIcons["arrow-right"]}"/>`,
  chat: '<path d="M21 12a8 8 0 0 1-8 8H4l2-3a8 8 0 1 1 15-5z"/>',
  close: `<path d="${islandIcons.close}"/>`,
  facebook: '<path d="M7 10v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3V3h-3a5 5 0 0 0-5 5v2H7"/>',
  globe:
    '<path d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0h18M12 3a16 16 0 0 0 0 18 16 16 0 0 0 0-18"/>',
  instagram:
    '<path d="M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z"/><path d="M9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0M16.5 7.5v.01"/>',
  linkedin:
    '<path d="M8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0-4 0"/><path d="M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z"/>',
  mail: '<path d="M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/><path d="m3 7 9 6 9-6"/>',
  menu: '<path d="M4 6h16M4 12h16M4 18h16"/>',
  minus: `<path d="${islandIcons.minus}"/>`,
  phone:
    '<path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2"/>',
  plus: `<path d="${islandIcons.plus}"/>`,
  search: `<path d="${islandIcons.search}"/>`,
  star: '<path fill="currentColor" stroke="none" d="m8.243 7.34-6.38.925-.113.023a1 1 0 0 0-.44 1.684l4.622 4.499-1.09 6.355-.013.11a1 1 0 0 0 1.464.944l5.706-3 5.693 3 .1.046a1 1 0 0 0 1.352-1.1l-1.091-6.355 4.624-4.5.078-.085a1 1 0 0 0-.633-1.62l-6.38-.926-2.852-5.78a1 1 0 0 0-1.794 0z"/>',
  "trend-down": '<path d="m3 7 6 6 4-4 8 8M21 10v7h-7"/>',
  "trend-up": '<path d="m3 17 6-6 4 4 8-8M14 7h7v7"/>',
  twitter: '<path d="m4 4 11.733 16H20L8.267 4zM4 20l6.768-6.768m2.46-2.46L20 4"/>',
} as const;

export type IconName = keyof typeof iconDrawings;

export function iconSymbols(): string {
  return Object.entries(iconDrawings)
    .map(([name, drawing]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawing}</symbol>`)
    .join("");
}
