/** The entries before and after this one; the list closes to a ring, so nobody meets an end. */
export function neighbors<T>(list: readonly T[], current: T): [T | undefined, T | undefined] {
  const index = list.indexOf(current);
  return [list.at(index - 1), list[(index + 1) % list.length]];
}
