/** Three staggered bars, the critical path in the middle. Used for logo, icons and social cards. */
export const brandMark = {
  width: 30,
  height: 26,
  bars: [
    { x: 0, y: 1, width: 15, height: 6, critical: false },
    { x: 7, y: 10, width: 16, height: 6, critical: true },
    { x: 16, y: 19, width: 14, height: 6, critical: false },
  ],
} as const;
