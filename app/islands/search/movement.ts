const steps = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/** Which of so many choices a key leads to, around the ends too; undefined for a key that leads nowhere. */
export function movedBy(key: string, from: number, count: number): number | undefined {
  const step = steps.get(key);
  return step && count ? (from + step + count) % count : undefined;
}
