/** The entries before and after this one; the list wraps around, so there is always one of each. */
export function neighbors<T>(list: readonly T[], current: T): [T | undefined, T | undefined] {
  const index = list.indexOf(current);
  return [list.at(index - 1), list[(index + 1) % list.length]];
}
