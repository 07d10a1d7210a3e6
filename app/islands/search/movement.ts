const arrowKeys = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/** Index after an arrow key, wrapping around; undefined for other keys. */
export function movedBy(key: string, from: number, count: number): number | undefined {
  const step = arrowKeys.get(key);
  return step && count ? (from + step + count) % count : undefined;
}
