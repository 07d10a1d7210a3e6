/** The mark of the second brand: four bars, as steps. */
export const brandMark = {
  width: 32,
  height: 28,
  bars: [
    { x: 0, y: 22, width: 8, height: 6, critical: false },
    { x: 8, y: 15, width: 8, height: 6, critical: false },
    { x: 16, y: 8, width: 8, height: 6, critical: true },
    { x: 24, y: 1, width: 8, height: 6, critical: false },
  ],
} as const;
